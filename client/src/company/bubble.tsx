/** What somebody says, as a bubble at the seat. It is for the eye: the log speaks it. */
import { EmoteDrawn } from "../lobby/later.ts";
import { seat } from "../state.ts";
import { phraseWords } from "./news.ts";
import { isEmote, saying } from "./phrases.ts";
import "./say.css";

export function Bubble({ of }: { of: number }) {
  const phrase = saying.value[of];
  if (!phrase) return null;
  return (
    <span class={`bubble${isEmote(phrase) ? " drawn-only" : ""}`} aria-hidden="true" key={phrase}>
      {isEmote(phrase) ? <EmoteDrawn name={phrase} size={40} /> : phraseWords(phrase)}
    </span>
  );
}

/** What one says oneself, at the near edge: so one sees that it was said. */
export function OwnWords() {
  return seat.value < 0 ? null : <Bubble of={seat.value} />;
}
