/** The few parts that every panel is made of. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { avatarSvg } from "../cards/animals.ts";
import { iconSvg } from "../cards/icons.ts";
import type { TableView } from "../messages.ts";
import { hasWord, language, t } from "../words.ts";

/** One of our own drawings, from the text of its SVG. It says nothing to a screen reader: the words beside it do. */
export function Drawn({ svg }: { svg: string }) {
  return <span class="drawn" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

export function Icon({ name, size = 20 }: { name: Parameters<typeof iconSvg>[0]; size?: number }) {
  return <Drawn svg={iconSvg(name, size)} />;
}

/** The animal of a seat, in its ring. */
export function Avatar({ who, size = 38 }: { who: TableView["seats"][number]; size?: number }) {
  return (
    <span class="avatar" style={{ width: `${size}px`, height: `${size}px` }}>
      <Drawn svg={avatarSvg(who.avatar, size)} />
    </span>
  );
}

/** A heading, in English with the Nepali word beside it where the catalogue has one. */
export function Heading({ id, word }: { id: string; word: string }) {
  return (
    <h2 id={id}>
      {t(word)}
      {language.value === "en" && hasWord(`${word}-nepali`) && (
        <span class="also" lang="ne">
          {" "}
          · {t(`${word}-nepali`)}
        </span>
      )}
    </h2>
  );
}

/** What had the focus before a sheet was opened; a sheet that leads to another has the same. */
let opener: HTMLElement | null = null;

function remember(): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== document.body && !now.closest("dialog")) opener = now;
}

/** A dialog that is taken out of the page gives no focus back by itself. */
function giveBack(): void {
  if (!document.querySelector("dialog[open]") && document.activeElement === document.body) opener?.focus();
}

/** A sheet over the table. The browser's own dialog keeps the focus inside and closes with Escape. */
export function Sheet(props: { title: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const opened = dialog.current;
    remember();
    opened?.showModal();
    return () => {
      opened?.close();
      queueMicrotask(giveBack);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; Escape does so by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClick={(event) => event.target === dialog.current && props.close()}
    >
      <div class="sheet-bar">
        <h2 id={title}>{props.title}</h2>
        <button type="button" class="icon-button" aria-label={t("table-close")} onClick={props.close}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}

/** One of several values, as a row of buttons that are radio buttons underneath. */
export function Choice<Value extends string | number>(props: {
  label: string;
  help?: string | undefined;
  values: readonly Value[];
  value: Value;
  say: (value: Value) => string;
  choose: (value: Value) => void;
  disabled?: boolean | undefined;
}) {
  const name = useId();
  return (
    <fieldset class="group">
      <legend>{props.label}</legend>
      {props.help && <p class="soft">{props.help}</p>}
      <div class="choices">
        {props.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              disabled={props.disabled}
              onChange={() => props.choose(value)}
            />
            {props.say(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no. */
export function Switch(props: {
  label: string;
  help?: string | undefined;
  on: boolean;
  turn: (on: boolean) => void;
  disabled?: boolean | undefined;
}) {
  return (
    <label class="row switch">
      <span class="grow">
        {props.label}
        {props.help && <small>{props.help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        disabled={props.disabled}
        onChange={(event) => props.turn(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
    </label>
  );
}

/** A line of a menu: an icon, words, and what it does. */
export function MenuRow(props: { icon: Parameters<typeof iconSvg>[0]; words: string; act: () => void }) {
  return (
    <button type="button" class="row" onClick={props.act}>
      <Icon name={props.icon} size={22} />
      <span class="grow">{props.words}</span>
    </button>
  );
}
