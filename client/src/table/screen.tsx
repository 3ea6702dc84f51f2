/** The table's screen, for any game: the slab and who sits round it, one's own hand, and what is to be done. */
import { batch } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { slabSvg } from "../cards/slab.ts";
import { backUrl } from "../cards/sprite.ts";
import { edgeSvg } from "../cards/weave.ts";
import { AskBanner } from "../company/asks.tsx";
import { OwnWords } from "../company/bubble.tsx";
import { Slip } from "../company/slip.tsx";
import { HintSlip } from "../hint/slip.tsx";
import { later } from "../look/later.tsx";
import { Drawn, Icon } from "../look/parts.tsx";
import { change, settings } from "../settings/settings.ts";
import { seat, sheet, table, view } from "../state.ts";
import { walking } from "../walk/wanted.ts";
import { gameWord, hasWord, nameOf, shaped, t } from "../words.ts";
import { layCards } from "./cards.ts";
import { ChipsNote } from "./chips-note.tsx";
import { Dock } from "./dock.tsx";
import { keepFocus } from "./focus.ts";
import { type Box, px } from "./geometry.ts";
import { instead } from "./instead.ts";
import { tableKeys } from "./keys.ts";
import { MenuButton } from "./menu-button.tsx";
import {
  ended,
  field,
  inset,
  looked,
  mode,
  part,
  plan,
  resultOpen,
  scale,
  shape,
  shown,
  size,
  slab,
  sweep,
  zone,
} from "./model.ts";
import { Hand } from "./own-hand.tsx";
import { Places } from "./places.tsx";
import { middleOf } from "./plan.ts";
import { Laid, Tally } from "./result.tsx";
import { plateWidth } from "./seating.ts";
import { OwnPlate, Seats } from "./seats.tsx";
import { Status } from "./status.tsx";
import { TrickField } from "./trick-field.tsx";
import "../cards/cards.css";
import "./table.css";
import "./seats.css";
import "./hand.css";
import "./result.css";
import "./trick.css";
import "./screens.css";

/** What only a first hand has. */
const Walk = later(async () => (await import("../walk/walk.tsx")).Walk);

const BACK = backUrl("dhaka");
const EDGE = `url("data:image/svg+xml,${encodeURIComponent(edgeSvg())}")`;

export function TableScreen() {
  const root = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useMeasures(root);
  useEffect(() => (layer.current ? layCards(layer.current) : undefined), []);
  useEffect(tableKeys, []);
  useEffect(() => (root.current ? keepFocus(root.current) : undefined), []);
  const result = resultOpen.value;
  const other = instead.value;
  return (
    <main
      ref={root}
      class="table"
      data-mode={mode.value}
      data-result={result ? "" : undefined}
      // A tap anywhere shows the result of a hand that is over.
      onPointerDown={(event) => {
        if (ended.value) looked.value = true;
        // A tap anywhere sweeps a finished trick away; the button that shows it again does so by itself.
        if (!(event.target instanceof Element && event.target.closest(".recall"))) sweep();
      }}
      style={{
        "--hand-height": px(shape.value.height),
        "--avatar": px(slab.value.avatar),
        "--hand-inset": px(inset.value),
        "--plate-width": px(plateWidth(mode.value, size.value.w, scale.value)),
      }}
    >
      {other ? <other.Bar /> : <Bar />}
      <section class="stone" aria-label={t("table-field")}>
        <Slab />
        {!result && <Middle />}
        {result ? <Laid /> : <Seats />}
        {!result && <OwnPlate />}
        {!result && (plan.value.foot ? <TrickField /> : <Places />)}
        <div class="near-edge">
          <Slip />
          <OwnWords />
        </div>
      </section>
      <div class="edge" style={{ backgroundImage: EDGE }} />
      {result ? (
        <Tally />
      ) : (
        <>
          <Status />
          <Hand />
        </>
      )}
      <AskBanner />
      {other ? <other.Dock /> : <Dock />}
      {other && <other.Over />}
      <HintSlip />
      <ChipsNote />
      {walking.value && <Walk />}
      <div ref={layer} class="layer" style={{ "--back": BACK }} aria-hidden="true" />
    </main>
  );
}

function Bar() {
  const now = table.value;
  const sound = settings.value.sound;
  return (
    <header class="bar">
      <MenuButton />
      <h1>
        {gameWord("name")}
        <small>{now && <Standing />}</small>
      </h1>
      <button
        type="button"
        class="icon-button"
        aria-label={t("history-title")}
        onClick={() => {
          sheet.value = "history";
        }}
      >
        <Icon name="history" size={22} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t(sound ? "table-sound-on" : "table-sound-off")}
        aria-pressed={sound}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? "sound" : "mute"} size={22} />
      </button>
    </header>
  );
}

/** What is played for, and who has won how much: "First to 3 hands · you 1, Habre 1". */
function Standing() {
  const now = table.value;
  if (!now) return null;
  const headline = view.value ? part.value.headline(view.value) : "";
  if (headline) return <>{shaped(headline)}</>;
  const length = `option-hands-${now.options.hands}`;
  const scores = view.value?.scores ?? [];
  const told = scores.flatMap((score, n) =>
    score > 0 ? [t("table-score", { who: nameOf(n), you: n === view.value?.seat ? "yes" : "no", score })] : [],
  );
  const game = hasWord(`${now.game}-${length}`) ? gameWord(length) : "";
  return <>{shaped([game, told.join(", ")].filter(Boolean).join(" · "))}</>;
}

/** What a game has in the middle of the slab where no cards lie. */
function Middle() {
  const now = shown.value;
  const { Centre } = part.value;
  if (!now || !Centre || slab.value.w <= 0) return null;
  const { x, y, w, h } = middleOf(
    slab.value,
    mode.value,
    part.value.Tag && seat.value >= 0 && mode.value !== "short" ? 40 : 10,
    part.value.Tag !== null,
  );
  const at = { x: x - field.value.x, y: y - field.value.y };
  return (
    <div class="middle" style={{ transform: `translate(${at.x}px,${at.y}px)`, width: px(w), height: px(h) }}>
      <Centre view={now} at={at} />
    </div>
  );
}

function Slab() {
  const { x, y, w, h, radius } = slab.value;
  const at = field.value;
  // A field that is not laid out yet has no room for a slab.
  if (w <= 0 || h <= 0) return null;
  return (
    <div class="slab-at" style={{ transform: `translate(${x - at.x - 12}px,${y - at.y - 12}px)` }}>
      <Drawn svg={slabSvg(Math.round(w), Math.round(h), Math.round(radius))} />
    </div>
  );
}

/** Keep the model's measures of the screen, the field and the hand's zone. */
function useMeasures(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const screen = root.current;
    if (!screen) return;
    const measure = () => {
      const all = screen.getBoundingClientRect();
      const boxOf = (name: string): Box | null => {
        const box = screen.querySelector(name)?.getBoundingClientRect();
        return box ? { x: box.x - all.x, y: box.y - all.y, w: box.width, h: box.height } : null;
      };
      batch(() => {
        if (differs(size.peek(), { w: all.width, h: all.height })) size.value = { w: all.width, h: all.height };
        for (const [name, box] of [
          [".stone", field],
          [".hand", zone],
        ] as const) {
          const found = boxOf(name);
          if (found && differs(box.peek(), found)) box.value = found;
        }
      });
    };
    const watch = new ResizeObserver(measure);
    // The screen's parts move when any of them changes its height.
    for (const element of [screen, ...screen.children]) watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [resultOpen.value]);
}

function differs<Measures extends object>(a: Measures, b: Measures): boolean {
  return (Object.keys(b) as (keyof Measures)[]).some((key) => a[key] !== b[key]);
}
