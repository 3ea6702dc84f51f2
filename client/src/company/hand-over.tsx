/** One's own seat for a friend: a link with a secret of its own, good until it is used or taken back. */
import { useState } from "preact/hooks";
import { boot } from "../boot.ts";
import { GiveAway } from "../lobby/invite.tsx";
import { Qr } from "../lobby/qr.tsx";
import { Sheet } from "../look/parts.tsx";
import { keep, kept } from "../settings/device.ts";
import { accepted, handOver, link } from "../state.ts";
import { newSecret, personalLink } from "../wire/seats.ts";
import { gameWord, t } from "../words.ts";

const KEY = `chautari:offer:${boot?.table}`;

export function HandOverSheet({ close }: { close: () => void }) {
  const [secret, setSecret] = useState(kept(KEY) ?? "");
  const [sent, setSent] = useState("");
  const waits = sent !== "" && accepted.value !== sent;
  const offer = (one: string) => {
    setSent(handOver(one || null));
    setSecret(one);
    keep(KEY, one || null);
  };
  const to = personalLink(secret);
  return (
    <Sheet title={t("menu-hand-over")} close={close}>
      <p>{t("hand-over-help")}</p>
      {secret && !waits ? (
        <>
          <section class="panel invite personal">
            <Qr link={to} label={t("hand-over-qr")} />
            <p class="link" data-link>
              {to}
            </p>
            <GiveAway link={to} text={t("hand-over-text", { game: gameWord("name") })} />
          </section>
          <p class="soft">{t("hand-over-until")}</p>
          <button type="button" class="button" onClick={() => offer("")}>
            {t("hand-over-back")}
          </button>
        </>
      ) : (
        <button
          type="button"
          class="button primary"
          disabled={waits || link.value.state !== "open"}
          onClick={() => offer(newSecret())}
        >
          {t("hand-over-make")}
        </button>
      )}
    </Sheet>
  );
}
