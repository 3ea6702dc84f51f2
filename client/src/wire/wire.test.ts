import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deal, forgetSeen, link, missed, move, pending, sendThrough, seq, table, view } from "../state.ts";
import { FakeSocket, fakeSockets } from "../testing/sockets.ts";
import { aView, aWelcome } from "../testing/tables.ts";
import { keepTokens, takeTokens, tokens } from "./seats.ts";
import {
  ANSWER_WITHIN,
  connect,
  look,
  open,
  PING_EVERY,
  PONG_WITHIN,
  QUIET,
  send,
  WAKE_WITHIN,
  wake,
  watch,
} from "./wire.ts";

const AT = new URL("ws://here/house/t/abc/socket");

watch();

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  forgetSeen();
  table.value = null;
  sendThrough(send);
  open(AT, "secret");
});

afterEach(() => {
  // A closed line lets go of every clock.
  FakeSocket.last.says({ type: "goodbye", reason: "left" });
  vi.useRealTimers();
});

/** The first socket, accepted and welcomed. */
function seated(): FakeSocket {
  const socket = FakeSocket.last.accept();
  socket.says(aWelcome());
  return socket;
}

test("the first word is the seat's secret", () => {
  expect(FakeSocket.last.accept().sent).toEqual([{ type: "hello", token: "secret", seq: null }]);
});

/** The browser tells whether there is a network. */
function network(there: "online" | "offline"): void {
  dispatchEvent(new Event(there));
}

/** A line that has stood for a while. */
function standing(): FakeSocket {
  const socket = seated();
  vi.advanceTimersByTime(QUIET);
  return socket;
}

test("a broken line is opened again at once, and says what it knew last", () => {
  standing().breaks();
  expect(link.value.state).toBe("lost");
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.accept().sent[0]).toEqual({ type: "hello", token: "secret", seq: 10 });
});

test("the waits grow to no more than about fifteen seconds", () => {
  seated().breaks();
  for (let tries = 0; tries < 12; tries++) {
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.breaks();
  }
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all).toHaveLength(before);
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("whoever is let in and put out at once does not knock without a pause", () => {
  for (let times = 0; times < 5; times++) {
    seated().breaks();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(times + 1);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(times + 2);
  }
});

test("a server that has too much to do is not tried again at once", () => {
  standing().breaks(4429);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(1);
});

test("when the page is seen again there is no waiting", () => {
  seated().breaks();
  wake();
  expect(FakeSocket.all).toHaveLength(2);
});

test("a socket that only looks open is found out and opened anew within a second of waking", () => {
  standing();
  wake();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(WAKE_WITHIN);
  expect(link.value.state).toBe("lost");
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test("after a sleep nothing is asked of the old socket", () => {
  const socket = standing();
  vi.setSystemTime(Date.now() + 600_000);
  wake();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket.sent.map((message) => message.type)).toEqual(["hello"]);
});

test("when the network is back the line is opened at once, though nothing has told that it was cut", () => {
  standing();
  network("offline");
  network("online");
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.accept().says(aWelcome({ seq: 12 }));
  expect(link.value.state).toBe("open");
  expect(seq.value).toBe(12);
});

test("when the network is back a try that is under way is made anew, and a wait is cut short", () => {
  standing().breaks();
  vi.advanceTimersByTime(1);
  network("online");
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.breaks();
  network("online");
  expect(FakeSocket.all).toHaveLength(4);
});

test("a server that answers without a network, as one on this machine does, is not left", () => {
  const socket = standing();
  socket.answersPings = true;
  network("offline");
  network("online");
  vi.advanceTimersByTime(WAKE_WITHIN);
  expect(FakeSocket.all).toHaveLength(1);
  expect(link.value.state).toBe("open");
});

test("a silent line is pinged, and given up when nothing answers", () => {
  const socket = seated();
  vi.advanceTimersByTime(PING_EVERY);
  expect(socket.sent.at(-1)).toEqual({ type: "ping" });
  socket.says({ type: "pong" });
  vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN - 1);
  expect(link.value.state).toBe("open");
  vi.advanceTimersByTime(1);
  expect(link.value.state).toBe("lost");
});

test("a move that was on its way when the line broke is sent again under the same id", () => {
  const socket = seated();
  move("deck");
  const first = socket.sent.at(-1);
  expect(first).toMatchObject({ type: "move", move: "deck", seq: 10 });
  socket.breaks();
  connect();
  FakeSocket.last.accept().says(aWelcome());
  expect(FakeSocket.last.sent.at(-1)).toEqual(first);
  expect(pending.value?.move).toBe("deck");
});

test("a line on which a move is not answered is left for another, and the move goes there", () => {
  standing();
  move("deck");
  vi.advanceTimersByTime(ANSWER_WITHIN + 1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(pending.value).toMatchObject({ move: "deck", lost: false });
  FakeSocket.last.accept().says(aWelcome());
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", move: "deck" });
});

test("a move that had arrived is not sent again", () => {
  const socket = seated();
  move("deck");
  const id = String(socket.sent.at(-1)?.id);
  socket.breaks();
  connect();
  FakeSocket.last.accept().says(aWelcome({ seq: 11, last_id: id, view: aView({ seat: 0, phase: "throw" }) }));
  expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello"]);
  expect(pending.value).toBeNull();
  expect(view.value?.phase).toBe("throw");
});

test("what is asked while the line is down goes when it is back", () => {
  seated().breaks();
  deal();
  const socket = FakeSocket.last.accept();
  expect(socket.sent.map((message) => message.type)).toEqual(["hello"]);
  socket.says(aWelcome());
  expect(socket.sent.map((message) => message.type)).toEqual(["hello", "deal"]);
});

test("a seat opened elsewhere stays there until it is taken back", () => {
  const socket = seated();
  socket.says({ type: "goodbye", reason: "replaced" });
  socket.breaks(4409);
  vi.advanceTimersByTime(60_000);
  expect(link.value).toMatchObject({ state: "closed", why: "replaced" });
  expect(FakeSocket.all).toHaveLength(1);
  connect();
  FakeSocket.last.accept().says(aWelcome());
  expect(link.value.state).toBe("open");
});

test("a table that is not there is not asked for again", () => {
  FakeSocket.last.accept().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(link.value).toMatchObject({ state: "closed", why: "unknown_table" });
  expect(FakeSocket.all).toHaveLength(1);
});

test("a table that was cleared away is left to its page", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  FakeSocket.last.accept().breaks(4411);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(FakeSocket.all).toHaveLength(1);
});

test("a table that no server here can make out is left to its page, after some tries", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  reload.mockClear();
  seated().breaks(4426);
  for (let n = 0; n < 2; n += 1) {
    // Another server may have it, and the line finds that by itself.
    vi.advanceTimersByTime(8000);
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.last.accept().breaks(4426);
  }
  for (let n = 0; n < 4; n += 1) {
    vi.advanceTimersByTime(8000);
    FakeSocket.last.accept().breaks(4426);
  }
  expect(reload).toHaveBeenCalledOnce();
});

test("a server that restarts is called back within the second", () => {
  seated().says({ type: "goodbye", reason: "restart" });
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a server that said it restarts is no broken line, and a move made meanwhile goes when it is back", () => {
  seated().says({ type: "goodbye", reason: "restart" });
  expect(link.value).toMatchObject({ state: "lost", why: "restart" });
  move("deck");
  vi.advanceTimersByTime(700);
  FakeSocket.last.breaks();
  expect(link.value.why).toBe("restart");
  vi.advanceTimersByTime(1500);
  FakeSocket.last.accept().says(aWelcome());
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", move: "deck" });
  expect(link.value).toMatchObject({ state: "open", why: "" });
});

test.each(["left", "freed", "handed"] as const)(
  "a seat that is gone (%s) is forgotten, so that nothing leads back to it",
  (reason) => {
    keepTokens(["secret"]);
    seated().says({ type: "goodbye", reason });
    expect(link.value).toMatchObject({ state: "closed", why: reason });
    expect(tokens()).toEqual([]);
  },
);

test("what was missed in a short break is not spoken of, in a longer one it is", () => {
  const event = { kind: "threw", seat: 1, moved: [], facts: {} };
  seated().breaks();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.accept().says(aWelcome({ history: [event], missed: [event] }));
  expect(missed.value).toEqual([]);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(QUIET);
  FakeSocket.last.accept().says(aWelcome({ history: [event], missed: [event] }));
  expect(missed.value).toEqual([event]);
});

test("a phone that slept is told what it missed, however fast it is back", () => {
  const event = { kind: "threw", seat: 1, moved: [], facts: {} };
  seated();
  vi.setSystemTime(Date.now() + 600_000);
  wake();
  FakeSocket.last.accept().says(aWelcome({ history: [event], missed: [event] }));
  expect(missed.value).toEqual([event]);
});

test("nothing meant for other eyes is looked at once these eyes are given up", async () => {
  const socket = seated();
  const gone = look(null);
  socket.says({ type: "update", seq: 11, events: [], table: null, news: [], view: aView({ seat: 0, phase: "throw" }) });
  expect(seq.value).toBe(10);
  socket.says(aWelcome({ seat: -1, view: aView() }));
  await gone;
  expect(view.value?.seat).toBe(-1);
});

test("of two looks in a row only the last is seen", () => {
  const socket = seated();
  void look("other");
  void look(null);
  socket.says(aWelcome({ seat: 1 }));
  expect(view.value?.seat).toBe(0);
  socket.says(aWelcome({ seat: -1 }));
  expect(view.value?.seat).toBe(-1);
});

test("whoever comes by a friend's link says so until the seat is theirs", () => {
  history.replaceState(null, "", "/house/t/abc#friend=l1nk");
  const [own] = takeTokens();
  open(AT, own ?? null);
  const hello = { type: "hello", token: "l1nk", own, seq: null };
  expect(FakeSocket.last.accept().sent).toEqual([hello]);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(700);
  const socket = FakeSocket.last.accept();
  expect(socket.sent).toEqual([hello]);
  socket.says(aWelcome());
  socket.breaks();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.last.accept().sent[0]).toMatchObject({ type: "hello", token: own });
});

test("a friend's link that was used before says so", () => {
  history.replaceState(null, "", "/house/t/abc#friend=l1nk");
  const [own] = takeTokens();
  open(AT, own ?? null);
  FakeSocket.last.accept().breaks(4401);
  expect(link.value).toMatchObject({ state: "closed", why: "used" });
  expect(tokens()).toEqual([]);
});
