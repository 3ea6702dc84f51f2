// The service worker. The server writes VERSION and SHELL, the addresses of what every visit needs, above this.
// It keeps files and pages that are the same for everybody. A table, a seat, a record or an answer of the API never:
// what is not named here is asked of the network, and where that is away the page says so.
const NAME = `chautari ${registration.scope} `;
const CACHE = NAME + VERSION;
const PAGES = /^(words|fair|credits|join|pass|rules\/[\w-]+)?$/;
const FILES = /^(static\/.*|words\/[\w-]+\/[\w-]+\.ftl)$/;
/** Files with their digest in the address never change. */
const FOREVER = /[?&]v=|^static\/built\/\w+-[\w-]{8,}\.(js|css)$/;
/** How long a page that is kept waits for a newer one, milliseconds. */
const PATIENCE = 2500;

addEventListener("install", (event) => event.waitUntil(keepShell()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  if (event.data === "take") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!request.url.startsWith(registration.scope)) return;
  const path = decodeURI(request.url.slice(registration.scope.length)).replace(/[?#].*/, "");
  if (request.mode === "navigate") {
    const kept = request.method === "GET" && PAGES.test(path);
    event.respondWith(kept ? page(event, path) : network(event).catch(() => offline(request)));
  } else if (request.method === "GET" && FILES.test(path)) {
    event.respondWith(FOREVER.test(path + url.search) ? forever(request) : fresh(request));
  }
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
}

async function begin() {
  for (const name of await caches.keys()) if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
}

async function network(event) {
  return (await event.preloadResponse) || fetch(event.request);
}

/** The first page at once, and any other after a moment's patience, as it was last seen; then as it is now. */
async function page(event, path) {
  const cache = await caches.open(CACHE);
  const address = new URL(path || "./", registration.scope);
  const asked = new URL(event.request.url).search;
  const kept = await cache.match(address, { ignoreVary: true });
  const coming = network(event).then(async (answer) => {
    if (answer.ok && !answer.redirected) {
      const language = answer.headers.get("content-language");
      if (language) await cache.put("language", new Response(language));
      // What is asked with a question of its own is this page in another language, or about another game.
      if (!asked || /^\?lang=\w+$/.test(asked)) await cache.put(address, answer.clone());
    }
    return answer;
  });
  if (kept && !asked && path === "") {
    const before = kept.clone();
    event.waitUntil(compare(event, before, coming));
    return kept;
  }
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  try {
    const answer = await (kept ? Promise.race([coming, late]) : coming);
    if (answer) return answer;
    event.waitUntil(coming.catch(() => {}));
  } catch {
    if (!kept) return offline(event.request);
    event.waitUntil(inform(event, "away"));
  }
  return kept;
}

/** Tell the page that was shown at once when it is not what it would be now, or when there is no network. */
async function compare(event, before, coming) {
  try {
    const now = (await coming).clone();
    if (now.ok && (await now.text()) !== (await before.text())) await inform(event, "changed");
  } catch {
    await inform(event, "away");
  }
}

async function inform(event, word) {
  for (let tries = 0; tries < 50; tries++) {
    const client = await clients.get(event.resultingClientId || event.clientId);
    if (client) return client.postMessage(word);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A file whose address says its content. */
async function forever(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A file that may change: as it is now, or as it was where the network is away. */
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (failed) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw failed;
  }
}

/** The page for no network, standing at the address that could not be had. */
async function offline(request) {
  const cache = await caches.open(CACHE);
  const language = (await (await cache.match("language"))?.text()) ?? "en";
  const kept = await cache.match(`offline?lang=${language}`, { ignoreVary: true });
  const again = request.method === "GET" ? request.url.replace(/["<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`) : registration.scope;
  const html = (await kept.text())
    .replace("<head>", `<head><base href="${registration.scope}">`)
    .replace('href="" data-again', `href="${again}"`);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
