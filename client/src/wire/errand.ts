/** A short visit to the table in the name of one seat, beside the line that stays open for looking on. */
import type { Command, ServerMessage } from "../messages.ts";

const WITHIN = 10_000;

/** How a welcome begins: which seat it is for stands before everything that the seat may see. */
const WELCOME = /^\{"type":"welcome",[^{[]*?"seat":(-?\d+)/;

/**
 * Say hello with a seat's token, give a command if there is one, and leave. Resolves with the number of the seat and the
 * answer to the command. The welcome is not read further than that, so that no card of the seat's gets into the page's
 * memory but as the bytes that passed by. Rejects when the line fails.
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
      const text = String(event.data);
      const welcome = WELCOME.exec(text);
      if (welcome) {
        seat = Number(welcome[1]);
        if (command) socket.send(JSON.stringify(command));
        else done(null);
        return;
      }
      // An update would show the seat's cards too.
      if (!/^\{"type":"(?:accepted|refused)"/.test(text)) return;
      const message = JSON.parse(text) as ServerMessage;
      if ((message.type === "accepted" || message.type === "refused") && message.id === command?.id) {
        done(message);
      }
    };
  });
}
