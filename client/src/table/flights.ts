/** How cards come and go: from what happened to which card flies from where, and when. */
import type { Happening } from "../messages.ts";
import { TALLNESS } from "./geometry.ts";
import type { PlaceSpot, SlabPlan } from "./plan.ts";
import type { Slab } from "./seating.ts";

/** How long a flight takes, and how far apart cards leave that are dealt; milliseconds. */
export const FLY = 240;
export const DEAL_GAP = 70;
/** The same for cards of a hand that is turned up where it lies: each is looked at. */
export const TURN_GAP = 340;

export interface Anchor {
  /** The middle. */
  x: number;
  y: number;
  /** Width of a card there. */
  w: number;
}

export interface CardSpot {
  /** The card's own name, the same as long as it can be followed. */
  key: string;
  /** `7h`, or `??` for a back. */
  card: string;
  /** The place it lies in. */
  place: string;
  x: number;
  y: number;
  w: number;
  z: number;
  /** The small drawing with the large index, however wide the card: little of it is to be seen. */
  plain?: boolean;
  oneIndex?: boolean;
  wild?: boolean;
  dim?: boolean;
  lifted?: boolean;
  /** The keyboard is at it. */
  focused?: boolean;
  /** Sent and not answered for a while. */
  late?: boolean;
  /** The one to play now. */
  ready?: boolean;
}

/** A flight that an event tells of: from where a card came, or where one went that can be seen no more. */
export interface Flight {
  from: Anchor;
  /** Milliseconds after the start. */
  delay: number;
  /** It came face down, and is turned up on the way. */
  turns: boolean;
  /** It is to be watched. */
  slow?: boolean;
}

export interface Passing {
  card: string;
  from: Anchor;
  to: Anchor;
  delay: number;
}

export interface Flights {
  /** By key of a spot. */
  arrivals: Map<string, Flight>;
  /** By key of a card that leaves. */
  exits: Map<string, { to: Anchor; delay: number }>;
  /** Cards that only pass by: from a deck to another's hand. */
  passing: Passing[];
}

export const NO_FLIGHTS: Flights = { arrivals: new Map(), exits: new Map(), passing: [] };

/** The middle of a place, of a seat (`hand:2`), or of the pack, which is dealt from where the deck will lie. */
export function anchors(plan: SlabPlan, slab: Slab, own: number, ownAnchor: Anchor): (place: string) => Anchor {
  const middle = (at: PlaceSpot): Anchor => ({ x: at.x + at.card / 2, y: at.y + (at.card * TALLNESS) / 2, w: at.card });
  const round = Object.keys(plan.slots).length > 0;
  const first = Object.values(plan.places)[0];
  const centre = round
    ? { x: slab.x + slab.w / 2, y: slab.y + slab.h / 2, w: 40 }
    : first
      ? middle(first)
      : { x: slab.x + slab.w / 2, y: slab.y + slab.h / 2, w: 40 };
  return (place) => {
    const at = round ? undefined : plan.places[place];
    if (at) return middle(at);
    const seat = place.startsWith("hand:") ? Number(place.slice(5)) : -1;
    if (seat === own) return ownAnchor;
    const sitting = slab.seats.find((spot) => spot.seat === seat);
    return sitting ? { x: sitting.x, y: sitting.y, w: slab.avatar * 0.6 } : centre;
  };
}

/**
 * The flights that events tell of. `spots` is where cards lie now; `before` the keys that lay somewhere before.
 * Cards of one event that leave one place for several go round by turns, as a deal does.
 */
export function flightsOf(
  events: readonly Happening[],
  spots: readonly CardSpot[],
  before: ReadonlySet<string>,
  anchor: (place: string) => Anchor,
): Flights {
  const flights: Flights = { arrivals: new Map(), exits: new Map(), passing: [] };
  const told = new Set<CardSpot>();
  // Of cards that look alike: one that lies where this one went, and best one that was not there before.
  const found = (card: string, target: string): CardSpot | undefined => {
    const alike = card === "??" ? [] : spots.filter((spot) => spot.card === card);
    const there = alike.filter((spot) => spot.place === target && !told.has(spot));
    return there.find((spot) => !before.has(spot.key)) ?? there[0] ?? alike.find((spot) => !told.has(spot)) ?? alike[0];
  };
  // Backs that lie there and did not before, by their place: they take the flights of cards that came unseen.
  const backs = new Map<string, CardSpot[]>();
  for (const spot of spots) {
    if (spot.card === "??" && spot.place.startsWith("hand:") && !before.has(spot.key)) {
      backs.set(spot.place, [...(backs.get(spot.place) ?? []), spot]);
    }
  }
  const left = new Map<string, string>();
  for (const key of before) if (!spots.some((spot) => spot.key === key)) left.set(key.slice(0, key.indexOf("#")), key);
  // Where no face is to be seen, cards lie face down.
  const open = new Set(spots.filter((spot) => spot.card !== "??").map((spot) => spot.place));
  let start = 0;
  for (const event of events) {
    const many = event.moved.length;
    let latest = start;
    event.moved.forEach((travel, seatNth) => {
      // A new deck is made of many cards at once, which nobody sees; a handful of them says as much.
      const hidden = !travel.target.startsWith("hand:") && travel.cards.every((card) => card === "??");
      const cards = hidden ? travel.cards.slice(0, 6) : travel.cards;
      cards.forEach((card, nth) => {
        const turned = travel.source === travel.target;
        const delay =
          start +
          (turned ? seatNth * travel.cards.length + nth : many > 1 ? nth * many + seatNth : nth) *
            (turned ? TURN_GAP : DEAL_GAP);
        const spot =
          found(card, travel.target) ?? (card === "??" && !turned ? backs.get(travel.target)?.shift() : undefined);
        const from = anchor(travel.source);
        const turns = !open.has(travel.source);
        // A card turned up on the table is news to everybody, and takes its time.
        const slow = turns && !travel.source.startsWith("hand:") && !travel.target.startsWith("hand:");
        if (spot && spot.place === travel.source && travel.source !== travel.target) {
          // It is still looked at where it lay: a finished trick is swept away later.
        } else if (spot) {
          told.add(spot);
          flights.arrivals.set(spot.key, { from, delay, turns, slow });
        } else if (travel.source !== travel.target) {
          const key = left.get(card);
          const to = anchor(travel.target);
          if (key !== undefined) flights.exits.set(key, { to, delay });
          else flights.passing.push({ card, from, to, delay });
        }
        // What is turned up where nobody sees it takes no time.
        if (!turned || spot) latest = Math.max(latest, delay);
      });
    });
    if (many > 0) start = latest + FLY;
  }
  return flights;
}
