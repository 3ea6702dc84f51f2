/** Browsers inside other apps, which open a link in a page of their own and often forget everything when it is closed. */

/** What such browsers call themselves, and the app each belongs to; no name for those of no app in particular. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/\bMessenger|FB_IAB\/Orca|MessengerForiOS|MessengerLite/, "Messenger"],
  [/\bFBAN|\bFBAV|\bFB_IAB|\bFB4A/, "Facebook"],
  [/\bInstagram\b/, "Instagram"],
  [/\bViber\b/i, "Viber"],
  [/\bTikTok|musical_ly|BytedanceWebview|\btrill_/i, "TikTok"],
  [/\bWhatsApp\b/, "WhatsApp"],
  [/\bSnapchat\b/, "Snapchat"],
  // Android's own mark of a page inside an app.
  [/;\s*wv\)/, ""],
];

/** The app whose browser this is: its name, empty for an unknown one; null for a browser of its own. */
export function inApp(agent: string = navigator.userAgent): string | null {
  return APPS.find(([mark]) => mark.test(agent))?.[1] ?? null;
}
