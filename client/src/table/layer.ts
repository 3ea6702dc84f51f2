/**
 * The cards on the table: elements that stay, and move to where the state says they lie.
 *
 * `show` is given every card that can be seen and where it lies. A card that was elsewhere flies there with the Web
 * Animations API, from wherever it is at this moment; only transform and opacity are animated. What may be touched are
 * buttons of their own at the places of rest, so that no tap waits for a card to arrive.
 */
import { cardSvg, FULL_FROM } from "../cards/faces.ts";
import { type Anchor, type CardSpot, FLY, type Flight, type Flights, NO_FLIGHTS, type Passing } from "./flights.ts";
import { TALLNESS } from "./geometry.ts";

export const LIFTING = 90;
const FADE = 80;
const EASE = "cubic-bezier(.2,.7,.3,1)";

export type Motion = "fly" | "fade" | "jump";

interface Held {
  spot: CardSpot;
  element: HTMLElement;
  /** What is drawn on it, to be drawn again only when it changes. */
  drawn: string;
  running: Animation | null;
  /** How long the running flight waits before it starts. */
  delay: number;
  /** Where a finger holds it. */
  at: Anchor | null;
}

export class CardLayer {
  private readonly held = new Map<string, Held>();
  private readonly root: HTMLElement;
  private readonly clocks = new Set<ReturnType<typeof setTimeout>>();
  private dragged: string | null = null;
  /** The card that a finger touches, and where it lies without that. */
  private raised: { key: string; rest: CardSpot; up: CardSpot } | null = null;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  /** Lay the cards where they are now to lie. */
  show(spots: readonly CardSpot[], motion: Motion, flights: Flights = NO_FLIGHTS): void {
    if (motion === "jump") this.stopPassing();
    const wanted = new Map(spots.map((spot) => [spot.key, spot]));
    this.adopt(wanted, motion, flights);
    for (const [key, card] of this.held) {
      if (!wanted.has(key)) this.dismiss(key, card, motion, flights);
    }
    for (const spot of spots) {
      const card = this.held.get(spot.key);
      if (card) this.place(card, this.touched(spot), motion, flights.arrivals.get(spot.key));
      else this.bring(spot, motion, flights.arrivals.get(spot.key));
    }
    if (motion === "fly") for (const pass of flights.passing) this.pass(pass);
  }

  /** Lift a card under a finger up to `y` before it is known what the touch does. */
  raise(key: string, y: number, motion: Motion): void {
    const card = this.held.get(key);
    if (!card || card.spot.lifted) return;
    const up = { ...card.spot, y, lifted: true, ready: false };
    this.raised = { key, rest: card.spot, up };
    this.place(card, up, motion, undefined);
  }

  /** The touch is over: a card that `show` has not lifted meanwhile goes back. */
  lower(motion: Motion): void {
    const { raised } = this;
    this.raised = null;
    const card = raised ? this.held.get(raised.key) : undefined;
    if (raised && card?.spot === raised.up) this.place(card, raised.rest, motion, undefined);
  }

  /** Where a card is to lie while a finger is on it. */
  private touched(spot: CardSpot): CardSpot {
    const { raised } = this;
    if (raised?.key !== spot.key) return spot;
    const { rest } = raised;
    if (spot.lifted || spot.place !== rest.place || spot.x !== rest.x || spot.y !== rest.y) {
      this.raised = null;
      return spot;
    }
    this.raised = { ...raised, rest: spot, up: { ...spot, y: raised.up.y, lifted: true, ready: false } };
    return this.raised.up;
  }

  /** Hold a card under the finger, its upper left corner here. */
  drag(key: string, x: number, y: number): void {
    const card = this.held.get(key);
    if (!card) return;
    this.dragged = key;
    card.running?.cancel();
    card.running = null;
    card.at = { x: x + card.spot.w / 2, y: y + (card.spot.w * TALLNESS) / 2, w: card.spot.w };
    card.element.style.zIndex = "900";
    card.element.style.transform = `translate(${x}px,${y}px)`;
  }

  /** Where a card lies, or will when it has landed. */
  spotOf(key: string): CardSpot | undefined {
    return this.held.get(key)?.spot;
  }

  /** The key of the card that lies on top in a place. */
  topOf(place: string): string | undefined {
    let top: CardSpot | undefined;
    for (const { spot } of this.held.values()) {
      if (spot.place === place && spot.z >= (top?.z ?? 0)) top = spot;
    }
    return top?.key;
  }

  /** Let it go; it returns, unless the next `show` sends it elsewhere. */
  drop(): void {
    const card = this.dragged === null ? undefined : this.held.get(this.dragged);
    this.dragged = null;
    if (!card) return;
    const from = centreOf(card);
    this.rest(card, card.spot);
    this.fly(card, from, FLY, 0);
  }

  clear(): void {
    this.stopPassing();
    for (const card of this.held.values()) {
      card.running?.cancel();
      card.element.remove();
    }
    this.held.clear();
  }

  private stopPassing(): void {
    for (const clock of this.clocks) clearTimeout(clock);
    this.clocks.clear();
  }

  /** A card taken unseen keeps its element when it is turned up: the back in this place becomes that card. */
  private adopt(wanted: Map<string, CardSpot>, motion: Motion, flights: Flights): void {
    for (const [key, card] of this.held) {
      if (wanted.has(key) || card.spot.card !== "??") continue;
      for (const spot of wanted.values()) {
        if (spot.card === "??" || spot.place !== card.spot.place || this.held.has(spot.key)) continue;
        this.held.delete(key);
        this.held.set(spot.key, card);
        if (motion !== "jump") this.turnUp(card, flights.arrivals.get(spot.key)?.delay ?? 0, FLY);
        break;
      }
    }
  }

  private bring(spot: CardSpot, motion: Motion, flight: Flight | undefined): void {
    const element = document.createElement("div");
    element.className = "card";
    this.root.append(element);
    const card: Held = { spot, element, drawn: "", running: null, delay: 0, at: null };
    this.held.set(spot.key, card);
    this.rest(card, spot);
    if (motion === "jump") return;
    if (motion === "fade" || !flight) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, fill: "backwards" });
      return;
    }
    const time = flight.slow ? FLY * 2 : FLY;
    this.fly(card, flight.from, time, flight.delay);
    if (flight.turns && spot.card !== "??") this.turnUp(card, flight.delay, time);
  }

  private place(card: Held, spot: CardSpot, motion: Motion, flight: Flight | undefined): void {
    const before = card.spot;
    if (this.isDragged(card) && before.place === spot.place) {
      // The finger holds it; it will go to its new place when it is let go.
      card.spot = spot;
      return;
    }
    if (before.x === spot.x && before.y === spot.y && before.w === spot.w) {
      // A flight under way to this very place goes on.
      this.rest(card, spot);
      return;
    }
    const from = motion === "fly" ? centreOf(card) : null;
    const delay = flight?.delay ?? stillToWait(card);
    if (this.isDragged(card)) this.dragged = null;
    card.running?.cancel();
    card.running = null;
    this.rest(card, spot);
    const lifting = before.place === spot.place && before.lifted !== spot.lifted;
    if (from) this.fly(card, from, lifting ? LIFTING : FLY, delay);
    else if (motion === "fade" && !lifting) {
      card.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
  }

  private isDragged(card: Held): boolean {
    return this.dragged !== null && this.held.get(this.dragged) === card;
  }

  private dismiss(key: string, card: Held, motion: Motion, flights: Flights): void {
    this.held.delete(key);
    const { element } = card;
    if (this.dragged === key) this.dragged = null;
    const exit = flights.exits.get(key);
    const gone = () => element.remove();
    if (motion === "jump") {
      gone();
      return;
    }
    if (motion === "fade" || !exit) {
      element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" }).finished.then(gone, gone);
      return;
    }
    const from = centreOf(card);
    card.running?.cancel();
    element.style.zIndex = "800";
    const flight = element.animate(
      [
        { transform: transformAt(from, card.spot.w), opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: transformAt(exit.to, card.spot.w), opacity: 0 },
      ],
      { duration: FLY * 1.2, delay: exit.delay, easing: EASE, fill: "both" },
    );
    flight.finished.then(gone, gone);
  }

  /** Draw the card as it rests. */
  private rest(card: Held, spot: CardSpot): void {
    card.spot = spot;
    card.at = null;
    const { element } = card;
    const drawn = [spot.card, spot.w, spot.plain, spot.oneIndex, spot.wild].join();
    if (drawn !== card.drawn) {
      element.classList.toggle("back", spot.card === "??");
      element.innerHTML =
        spot.card === "??"
          ? ""
          : cardSvg(spot.card, spot.w, {
              full: spot.w >= FULL_FROM && !spot.plain,
              oneIndex: spot.oneIndex ?? false,
              wild: spot.wild ?? false,
            });
      element.style.width = `${spot.w}px`;
      element.style.height = `${spot.w * TALLNESS}px`;
      card.drawn = drawn;
    }
    element.classList.toggle("dim", spot.dim ?? false);
    element.classList.toggle("lifted", spot.lifted ?? false);
    element.classList.toggle("focused", spot.focused ?? false);
    element.classList.toggle("late", spot.late ?? false);
    element.classList.toggle("ready", spot.ready ?? false);
    element.style.transform = transformOf(spot);
    if (!card.running) element.style.zIndex = String(spot.z);
  }

  private fly(card: Held, from: Anchor, duration: number, delay: number): void {
    const { element, spot } = card;
    const flight = element.animate([{ transform: transformAt(from, spot.w) }, { transform: transformOf(spot) }], {
      duration,
      delay,
      easing: EASE,
      fill: "backwards",
    });
    card.running = flight;
    card.delay = delay;
    if (duration !== LIFTING) element.style.zIndex = String(500 + spot.z);
    const landed = () => {
      if (card.running !== flight) return;
      card.running = null;
      element.style.zIndex = String(card.spot.z);
    };
    flight.finished.then(landed, landed);
  }

  /** Show the back until the card is half way, then its face. */
  private turnUp(card: Held, delay: number, duration: number): void {
    const back = document.createElement("div");
    back.className = "card-back";
    // The face is drawn by `rest`, which replaces what is inside: the back goes over it afterwards.
    queueMicrotask(() => card.element.append(back));
    const gone = () => back.remove();
    back
      .animate([{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], { duration, delay, fill: "both" })
      .finished.then(gone, gone);
  }

  /** A card that only passes by is made when its time comes: a deal is many, and all at once would be slow. */
  private pass(pass: Passing): void {
    const clock = setTimeout(() => {
      this.clocks.delete(clock);
      this.passNow(pass);
    }, pass.delay);
    this.clocks.add(clock);
  }

  private passNow(pass: Passing): void {
    const element = document.createElement("div");
    element.className = pass.card === "??" ? "card back" : "card";
    const { w } = pass.from;
    element.style.width = `${w}px`;
    element.style.height = `${w * TALLNESS}px`;
    element.style.zIndex = "700";
    if (pass.card !== "??") element.innerHTML = cardSvg(pass.card, w);
    this.root.append(element);
    const gone = () => element.remove();
    element
      .animate(
        [
          { transform: transformAt(pass.from, w), opacity: 1 },
          { opacity: 1, offset: 0.75 },
          { transform: transformAt(pass.to, w), opacity: 0 },
        ],
        { duration: FLY * 1.2, easing: EASE, fill: "both" },
      )
      .finished.then(gone, gone);
  }
}

function transformOf(spot: CardSpot): string {
  return `translate(${spot.x}px,${spot.y}px)`;
}

/** The transform that puts the middle of an element `w` wide on an anchor, at the anchor's size. */
function transformAt(at: Anchor, w: number): string {
  return `translate(${at.x - w / 2}px,${at.y - (w * TALLNESS) / 2}px) scale(${at.w / w})`;
}

/** A card that waits for its turn in a deal goes on waiting when it is sent elsewhere meanwhile. */
function stillToWait(card: Held): number {
  return card.running ? Math.max(0, card.delay - Number(card.running.currentTime ?? 0)) : 0;
}

/** Where a card is at this moment, also in the middle of a flight; only then has the browser to work it out. */
function centreOf(card: Held): Anchor {
  const { spot } = card;
  if (!card.running) return card.at ?? { x: spot.x + spot.w / 2, y: spot.y + (spot.w * TALLNESS) / 2, w: spot.w };
  const matrix = new DOMMatrixReadOnly(getComputedStyle(card.element).transform);
  return { x: matrix.e + spot.w / 2, y: matrix.f + (spot.w * TALLNESS) / 2, w: spot.w * matrix.a };
}
