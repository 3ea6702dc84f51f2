/** The settings of this device, as a sheet. */
import { cardSvg } from "../cards/faces.ts";
import { Choice, Drawn, Sheet, Switch } from "../look/parts.tsx";
import { language, t } from "../words.ts";
import { ring } from "./attention.ts";
import { change, settings } from "./settings.ts";
import "./settings.css";

/** Shown as they are, whichever digits are chosen. */
const DIGITS: Record<string, string> = { latin: "123", devanagari: "१२३" };

export function SettingsSheet({ close }: { close: () => void }) {
  const now = settings.value;
  return (
    <Sheet title={t("settings-title")} close={close}>
      <div class="panel">
        <Choice
          label={t("settings-language")}
          values={["en", "ne"] as const}
          value={language.value as "en" | "ne"}
          say={(tongue) => t(`language-${tongue}`)}
          choose={(tongue) => change({ language: tongue })}
        />
        <Choice
          label={t("settings-digits")}
          values={["auto", "latin", "devanagari"] as const}
          value={now.digits}
          say={(digits) => DIGITS[digits] ?? t("settings-digits-auto")}
          choose={(digits) => change({ digits })}
        />
      </div>
      <div class="panel">
        <Choice
          label={t("settings-suits")}
          values={["two", "four", "safe"] as const}
          value={now.suits}
          say={(suits) => t(`settings-suits-${suits}`)}
          choose={(suits) => change({ suits })}
        />
        <div class="suits-shown" aria-hidden="true">
          {["As", "Kh", "Td", "7c"].map((card) => (
            <Drawn key={card} svg={cardSvg(card, 60)} />
          ))}
        </div>
        <Choice
          label={t("settings-theme")}
          values={["system", "light", "dark"] as const}
          value={now.theme}
          say={(theme) => t(`settings-theme-${theme}`)}
          choose={(theme) => change({ theme })}
        />
        <Switch
          label={t("settings-left")}
          help={t("settings-left-help")}
          on={now.leftHanded}
          turn={(leftHanded) => change({ leftHanded })}
        />
        <Switch label={t("settings-large")} on={now.largeCards} turn={(largeCards) => change({ largeCards })} />
      </div>
      <div class="panel">
        <Switch
          label={t("settings-one-tap")}
          help={t("settings-one-tap-help")}
          on={now.oneTap}
          turn={(oneTap) => change({ oneTap })}
        />
        <Switch
          label={t("settings-motion")}
          help={t("settings-motion-help")}
          on={now.motion === "less"}
          turn={(less) => change({ motion: less ? "less" : "system" })}
        />
        <Switch
          label={t("settings-keys")}
          help={t("settings-keys-help")}
          on={now.keys}
          turn={(keys) => change({ keys })}
        />
      </div>
      <div class="panel">
        <Switch
          label={t("settings-hide-chips")}
          help={t("settings-hide-chips-help")}
          on={now.hideChips}
          turn={(hideChips) => change({ hideChips })}
        />
      </div>
      <div class="panel">
        <Switch
          label={t("settings-sound")}
          help={t("settings-sound-help")}
          on={now.sound}
          turn={(sound) => {
            change({ sound });
            ring("turn");
          }}
        />
        {"vibrate" in navigator && (
          <Switch
            label={t("settings-vibration")}
            on={now.vibration}
            turn={(vibration) => {
              change({ vibration });
              if (vibration) navigator.vibrate(40);
            }}
          />
        )}
        <Switch
          label={t("settings-phrases")}
          help={t("settings-phrases-help")}
          on={now.hearPhrases}
          turn={(hearPhrases) => change({ hearPhrases })}
        />
        {"wakeLock" in navigator ? (
          <Switch label={t("settings-awake")} on={now.awake} turn={(awake) => change({ awake })} />
        ) : (
          <p class="group soft">{t("settings-awake-plain")}</p>
        )}
      </div>
      <p class="soft">{t("settings-device")}</p>
    </Sheet>
  );
}
