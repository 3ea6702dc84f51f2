/** The table's house rules: as a summary, and as a sheet where the host changes them and everybody reads what they mean. */
import { boot } from "../boot.ts";
import { Choice, Heading, Sheet, Switch } from "../look/parts.tsx";
import type { OptionOffered, TableView } from "../messages.ts";
import { hosting, setRules, sheet, table } from "../state.ts";
import { gameWord, shaped, t } from "../words.ts";
import { betweenGames } from "./seats.tsx";

/** Seconds for a turn; 0 for no clock. */
const CLOCKS = [0, 30, 60] as const;
const JOINING = ["at_once", "between"] as const;
/** Seconds after which the computer plays for someone away; -1 for never. */
const AWAY = [0, 15, 45, 120, 300, -1] as const;
const PACES = ["quick", "human", "slow"] as const;
type Value = OptionOffered["values"][number];

export function HouseRules() {
  const now = table.value;
  if (!now) return null;
  const told = boot.options.filter(
    // A choice between yes and no is worth a line only where it differs from the standard game.
    ({ name, values }) => typeof values[0] !== "boolean" || now.options[name] !== values[0],
  );
  return (
    <section aria-labelledby="rules-title">
      <div class="heading">
        <Heading id="rules-title" word="lobby-rules" />
        <button
          type="button"
          class="link-button"
          onClick={() => {
            sheet.value = "rules";
          }}
        >
          {t(mayChange(now) ? "lobby-change" : "lobby-see-all")}
        </button>
      </div>
      <dl class="panel facts">
        {told.map(({ name }) => (
          <div key={name}>
            <dt>{gameWord(`option-${hyphens(name)}`)}</dt>
            <dd>{valueWords(name, now.options[name] ?? "")}</dd>
          </div>
        ))}
        {now.way === "friends" && (
          <>
            <div>
              <dt>{t("lobby-clock")}</dt>
              <dd>{clockWords(now.turn_clock)}</dd>
            </div>
            <div>
              <dt>{t("lobby-when-away")}</dt>
              <dd>{awayWords(now.away_after)}</dd>
            </div>
            {!now.spectators && (
              <div>
                <dt>{t("lobby-spectators")}</dt>
                <dd>{t("lobby-off")}</dd>
              </div>
            )}
          </>
        )}
      </dl>
      {now.notices.map((notice) => (
        <p key={notice.code} class="soft notice">
          {t(notice.code, notice.facts)}
        </p>
      ))}
    </section>
  );
}

export function RulesSheet({ close }: { close: () => void }) {
  const now = table.value;
  if (!now) return null;
  const locked = !mayChange(now);
  const notHost = !hosting.value;
  const set = (name: string, value: Value) => setRules({ options: { ...now.options, [name]: value } });
  return (
    <Sheet title={t("lobby-rules")} close={close}>
      {locked && <p class="soft">{t(notHost ? "lobby-rules-host" : "lobby-rules-locked")}</p>}
      <div class="panel">
        {boot.options.map(({ name, values }) => {
          const key = `option-${hyphens(name)}`;
          const value = now.options[name] ?? values[0] ?? "";
          return typeof values[0] === "boolean" ? (
            <Switch
              key={name}
              label={gameWord(key)}
              help={gameWord(`${key}-help`)}
              on={value === true}
              disabled={locked}
              turn={(on) => set(name, on)}
            />
          ) : (
            <Choice
              key={name}
              label={gameWord(key)}
              help={gameWord(`${key}-help`)}
              values={values.filter((one) => typeof one !== "boolean")}
              value={typeof value === "boolean" ? "" : value}
              say={(one) => valueWords(name, one)}
              disabled={locked}
              choose={(one) => set(name, one)}
            />
          );
        })}
      </div>
      <div class="panel">
        {now.way === "friends" && (
          <>
            <Choice
              label={t("lobby-clock")}
              help={t("lobby-clock-help")}
              values={CLOCKS}
              value={now.turn_clock}
              say={clockWords}
              disabled={notHost}
              choose={(turn_clock) => setRules({ turn_clock })}
            />
            <Choice
              label={t("lobby-when-away")}
              help={t("lobby-away-help")}
              values={AWAY}
              value={now.away_after ?? -1}
              say={(seconds) => (seconds < 0 ? t("lobby-away-never") : t("lobby-away-seconds", { seconds }))}
              disabled={notHost}
              choose={(seconds) => setRules(seconds < 0 ? { away_never: true } : { away_after: seconds })}
            />
            <Choice
              label={t("lobby-joining")}
              help={t("lobby-joining-help")}
              values={JOINING}
              value={now.joining}
              say={(when) => t(`lobby-joining-${hyphens(when)}`)}
              disabled={notHost}
              choose={(joining) => setRules({ joining })}
            />
            <Switch
              label={t("lobby-spectators")}
              help={t("lobby-spectators-help")}
              on={now.spectators}
              disabled={notHost}
              turn={(spectators) => setRules({ spectators })}
            />
            <Switch
              label={t("lobby-phrases")}
              help={t("lobby-phrases-help")}
              on={now.phrases}
              disabled={notHost}
              turn={(phrases) => setRules({ phrases })}
            />
          </>
        )}
        <Choice
          label={t("lobby-pace")}
          help={t("lobby-pace-help")}
          values={PACES}
          value={now.pace}
          say={(pace) => t(`lobby-pace-${pace}`)}
          disabled={notHost}
          choose={(pace) => setRules({ pace })}
        />
        <Switch
          label={t("lobby-hints")}
          help={t("lobby-hints-help")}
          on={now.hints}
          disabled={notHost}
          turn={(hints) => setRules({ hints })}
        />
      </div>
    </Sheet>
  );
}

function mayChange(now: TableView): boolean {
  return hosting.value && betweenGames(now);
}

function valueWords(name: string, value: Value): string {
  if (typeof value === "boolean") return t(value ? "lobby-on" : "lobby-off");
  return shaped(gameWord(`option-${hyphens(name)}-${hyphens(String(value))}`));
}

function clockWords(seconds: number): string {
  return seconds === 0 ? t("lobby-clock-off") : t("clock-seconds", { seconds });
}

function awayWords(seconds: number | null): string {
  return seconds === null ? t("lobby-away-waits") : t("lobby-away-steps-in", { seconds });
}

function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}
