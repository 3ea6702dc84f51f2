/** One's own seat for a friend: a link with a secret of its own, good until it is used or taken back. */
import { useState } from "preact/hooks";
import { GiveAway } from "../lobby/invite.tsx";
import { Qr } from "../lobby/qr.tsx";
import { Sheet } from "../look/parts.tsx";
import { accepted, handOver, link, refusal } from "../state.ts";
import { friendLink, keepOffer, newSecret, offered } from "../wire/seats.ts";
import { gameWord, refusalWords, t } from "../words.ts";

export function HandOverSheet({ close }: { close: () => void }) {
  const [secret, setSecret] = useState(offered());
  const [sent, setSent] = useState("");
  const no = refusal.value?.what === "hand_over" ? refusal.value : null;
  const waits = sent !== "" && accepted.value !== sent && !no;
  const offer = (one: string) => {
    setSent(handOver(one || null));
    setSecret(one);
    keepOffer(one);
  };
  const to = friendLink(secret);
  return (
    <Sheet title={t("menu-hand-over")} close={close}>
      <p>{t("hand-over-help")}</p>
      {no && <p role="status">{refusalWords(no.reason, no.facts)}</p>}
      {secret && !waits && !no ? (
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
