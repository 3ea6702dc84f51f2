// The house on a device: opens at once through the service worker, says when the network is away or a new version is there,
// and can be put on the home screen. Without HTTPS browsers have no service worker, and every page works as it did.
const house = new URL("../", document.currentScript.src);
const notice = document.getElementById("notice");
let touched = false;
let asked = false;

for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (touched = true), { capture: true });

/** Say one thing at the top of the page, with a button for what can be done about it. */
function tell(words, label, act) {
  notice.replaceChildren(document.createElement("span"));
  notice.firstChild.textContent = words;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", act);
  notice.append(button);
}

function away() {
  tell(notice.dataset.away, notice.dataset.again, () => location.reload());
}

async function register() {
  const registration = await navigator.serviceWorker.register(new URL("sw.js", house)).catch(() => null);
  if (!registration) return;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    tell(notice.dataset.newer, notice.dataset.take, () => {
      asked = true;
      registration.waiting.postMessage("take");
    });
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    // What was shown at once was old. Who has begun to do something is not interrupted.
    if (data === "changed" && !touched) location.reload();
    if (data === "away") away();
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  addEventListener("load", register);
}
addEventListener("offline", away);
addEventListener("online", () => notice.replaceChildren());

const install = document.getElementById("install");
if (install) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.hidden = false;
    install.querySelector("button").onclick = () => event.prompt();
  });
  addEventListener("appinstalled", () => (install.hidden = true));
  // Safari on a phone has no question of its own to ask: the way there is told.
  if (navigator.standalone === false) {
    install.hidden = false;
    install.querySelector("button").hidden = true;
    install.querySelector("p").hidden = false;
  }
}
