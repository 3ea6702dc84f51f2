/** Saying one of the fixed phrases and emotes: two taps, no keyboard. */
import { emoteSvg } from "../cards/emotes.ts";
import { Drawn, Icon, Sheet } from "../look/parts.tsx";
import { say } from "../state.ts";
import { t } from "../words.ts";
import { phraseWords } from "./news.ts";
import { EMOTES, type Emote, SAYINGS } from "./phrases.ts";

export function SaySheet({ close }: { close: () => void }) {
  return (
    <Sheet title={t("say-title")} close={close}>
      <Sayings said={close} />
    </Sheet>
  );
}

/** All that can be said, as buttons; `said` is called after one was pressed. */
export function Sayings({ said }: { said?: () => void }) {
  const press = (phrase: Parameters<typeof say>[0]) => () => {
    say(phrase);
    said?.();
  };
  return (
    <div class="sayings">
      <div class="emotes">
        {EMOTES.map((emote) => (
          <button key={emote} type="button" class="button" aria-label={phraseWords(emote)} onClick={press(emote)}>
            <EmoteDrawn name={emote} size={34} />
          </button>
        ))}
      </div>
      <div class="phrases">
        {SAYINGS.map((phrase) => (
          <button key={phrase} type="button" class="button small" onClick={press(phrase)}>
            {phraseWords(phrase)}
          </button>
        ))}
      </div>
      <p class="soft">
        <Icon name="people" size={16} /> {t("say-help")}
      </p>
    </div>
  );
}

export function EmoteDrawn({ name, size }: { name: Emote; size: number }) {
  return <Drawn svg={emoteSvg(name, size)} />;
}
