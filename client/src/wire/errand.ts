/** A short visit to the table in the name of one seat, beside the line that stays open for looking on. */
import type { Command, ServerMessage } from "../messages.ts";

const WITHIN = 10_000;

/**
 * Say hello with a seat's token, give a command if there is one, and leave. Resolves with the number of the seat and the
 * answer to the command; nothing else of what the seat may see is kept. Rejects when the line fails.
 */
export function errand(
  address: URL,
  token: string,
  command?: Command,
): Promise<{ seat: number; answer: ServerMessage | null }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const clock = setTimeout(() => socket.close(), WITHIN);
    let seat = -1;
    const done = (answer: ServerMessage | null) => {
      clearTimeout(clock);
      resolve({ seat, answer });
      socket.close();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
    socket.onclose = () => reject(new Error("the line broke"));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "welcome") {
        seat = message.seat;
        if (command) socket.send(JSON.stringify(command));
        else done(null);
      } else if ((message.type === "accepted" || message.type === "refused") && message.id === command?.id) {
        done(message);
      }
    };
  });
}
