/**
 * The games' own drawings. A game's part is found by being there, in `games/<game>/index.ts(x)`; a game without one is
 * played with the plain part: its places in a row, its moves as buttons.
 */
import { type GamePart, plain } from "./part.ts";

const parts = import.meta.glob<{ default: GamePart }>("../games/*/index.{ts,tsx}", { eager: true });

const byName = new Map<string, GamePart>();
for (const [path, module] of Object.entries(parts)) {
  const name = path.split("/").at(-2);
  if (name) byName.set(name, module.default);
}

export function gamePart(game: string): GamePart {
  return byName.get(game) ?? plain;
}
