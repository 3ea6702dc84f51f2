/** How friends come to the table: the code, the QR code, the link. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../look/parts.tsx";
import { table } from "../state.ts";
import { onlyHere, tableLink } from "../wire/seats.ts";
import { gameWord, t } from "../words.ts";
import { canShare, copy, share } from "./copy.ts";
import { Qr } from "./qr.tsx";

export function Invite() {
  const now = table.value;
  const codeLasts = useCodeClock();
  if (!now) return null;
  const link = tableLink();
  return (
    <section class="panel invite" aria-label={t("lobby-invite")}>
      <Qr link={link} label={t("lobby-qr")} />
      <div class="invite-ways">
        {codeLasts && (
          <p>
            <span class="soft">{goodFor(codeLasts)}</span>
            <strong class="code">
              <span aria-hidden="true">{now.code}</span>
              <span class="hidden-text">{now.code.split("").join(" ")}</span>
            </strong>
          </p>
        )}
        <LinkLine link={link} label={codeLasts ? t("lobby-or-link") : t("lobby-link")} />
      </div>
      <GiveAway link={link} text={t("lobby-share-text", { game: gameWord("name") })} />
    </section>
  );
}

function goodFor(left: number): string {
  const minutes = Math.max(1, Math.round(left / 60_000));
  return minutes < 100
    ? t("lobby-code-minutes", { minutes })
    : t("lobby-code-hours", { hours: Math.round(minutes / 60) });
}

/** The link as text that can be marked with one touch. */
function LinkLine({ link, label }: { link: string; label: string }) {
  return (
    <p>
      <span class="soft">{label}</span>
      <span class="link" data-link>
        {link}
      </span>
    </p>
  );
}

/** Share and copy, for any link; and what to do about one that only this machine can open. */
export function GiveAway({ link, text }: { link: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<"" | "copied" | "marked">("");
  const shown = () => box.current?.parentElement?.querySelector<HTMLElement>("[data-link]") ?? null;
  return (
    <div class="give" ref={box}>
      {canShare() && (
        <button type="button" class="button" onClick={() => share(link, text)}>
          <Icon name="share" />
          {t("lobby-share")}
        </button>
      )}
      <button type="button" class="button" onClick={async () => setDone(await copy(link, shown()))}>
        <Icon name={done === "copied" ? "check" : "copy"} />
        {done === "copied" ? t("lobby-copied") : t("lobby-copy")}
      </button>
      <p class={done === "marked" ? "soft" : "hidden-text"} role="status">
        {done === "marked" ? t("lobby-marked") : done === "copied" ? t("lobby-copied") : ""}
      </p>
      {onlyHere(link) && <OnlyHere />}
    </div>
  );
}

/** The command that opens a server to other devices; it stays on one line. */
const OPENS = "chautari serve --lan";

function OnlyHere() {
  const [before, after] = t("lobby-only-here", { command: OPENS }).split(OPENS);
  return (
    <p class="soft">
      {before}
      <code class="together">{OPENS}</code>
      {after}
    </p>
  );
}

/** How long the code is still good for, milliseconds; 0 when there is none. Counted on from the last view of the table. */
function useCodeClock(): number {
  const [now, setNow] = useState(Date.now());
  const seen = useRef({ at: Date.now(), code: "", left: -1 });
  const { code, code_ms: left } = table.value ?? { code: "", code_ms: 0 };
  if (seen.current.code !== code || seen.current.left !== left) seen.current = { at: Date.now(), code, left };
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return code ? Math.max(0, left - Math.max(0, now - seen.current.at)) : 0;
}
