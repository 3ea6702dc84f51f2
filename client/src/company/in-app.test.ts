import { expect, test } from "vitest";
import { inApp } from "./in-app.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-A135F Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${ANDROID} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`, "Facebook"],
  [`${ANDROID} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/460.0;]`, "Messenger"],
  [`${IPHONE} Mobile/15E148 Instagram 333.0.0.1 (iPhone14,5; iOS 17_5)`, "Instagram"],
  [`${IPHONE} Mobile/15E148 Viber/23.1`, "Viber"],
  [`${ANDROID} Version/4.0 Chrome/126.0 Mobile Safari/537.36 trill_350 BytedanceWebview/d8a21c6`, "TikTok"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", ""],
  [`${ANDROID} Chrome/126.0 Mobile Safari/537.36`, null],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", null],
])("the browser of another app is told from one that remembers: %s", (agent, app) => {
  expect(inApp(agent)).toBe(app);
});
