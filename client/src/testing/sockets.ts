/** Sockets that a test holds both ends of. */
import type { ServerMessage } from "../messages.ts";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = 0;
  answersPings = false;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.type === "ping" && this.answersPings) this.says({ type: "pong" });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server takes the call. */
  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
}

/** Every socket opened from now on is a `FakeSocket`. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
}
