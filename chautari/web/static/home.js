// What the home page does beyond its forms: says which game and how many, lists this device's tables, sets the appearance.
const SEAT = "chautari:seat:";
const MOST_SHOWN = 4;
const form = document.querySelector(".sit");

function follow() {
  const game = form.querySelector("[name=game]:checked");
  const seats = form.elements.seats;
  for (const choice of seats.options) {
    choice.hidden = choice.disabled = !game.dataset.seats.split(" ").includes(choice.value);
  }
  // As many as asked for where the game has room, else as many as it is usually played by.
  if (seats.selectedOptions[0]?.disabled ?? true) seats.value = game.dataset.standard;
  form.querySelector(".sit-label").textContent = game.dataset.sit;
  form.querySelector(".now-label").textContent = seats.selectedOptions[0].dataset.now;
  form.querySelector(".how").setAttribute("href", `rules/${game.value}`);
}

/** A number in the digits of the page's language. */
function inDigits(number) {
  return document.documentElement.lang === "ne" ? String(number).replace(/\d/g, (n) => "०१२३४५६७८९"[n]) : String(number);
}

/** The tables at which this device has a seat, the last one first. */
function keptTables() {
  try {
    const ids = (localStorage.getItem("chautari:tables") ?? "").split(",");
    return ids.filter((id) => id && localStorage.getItem(SEAT + id)).slice(0, MOST_SHOWN);
  } catch {
    return [];
  }
}

/** Whether a table waits for one of the seats that this device holds at it. */
async function calls(address, tokens) {
  for (const token of tokens) {
    const answer = await fetch(`${address}/turn`, { headers: { Authorization: `Bearer ${token}` } });
    if (answer.ok && (await answer.json()).yours) return true;
  }
  return false;
}

/** A kept table as it is now, and whether it waits for this device; null where there is none or nobody answers. */
async function found(id) {
  const address = `api/tables/${encodeURIComponent(id)}`;
  const answer = await fetch(address);
  if (answer.status === 404) localStorage.removeItem(SEAT + id);
  if (!answer.ok) return null;
  const table = await answer.json();
  const mine = table.phase === "playing" && (await calls(address, localStorage.getItem(SEAT + id).split(",")));
  return { id, table, mine };
}

async function listTables() {
  const list = document.querySelector(".tables");
  const animals = JSON.parse(list.dataset.animals);
  const games = JSON.parse(list.dataset.games);
  const answers = await Promise.all(keptTables().map((id) => found(id).catch(() => null)));
  for (const { id, table, mine } of answers.filter(Boolean)) {
    const row = list.querySelector("template").content.cloneNode(true).querySelector("a");
    const people = table.seats.filter((seat) => seat.who === "person");
    // Alone with computers one is with them; else one is among the people.
    const shown = people.length === 1 ? table.seats.filter((seat) => seat.who === "computer") : people;
    const names = shown.map((seat) => seat.name || animals[seat.avatar]);
    const named = names.length > 1 ? `${names[0]} + ${inDigits(names.length - 1)}` : names[0];
    row.setAttribute("href", `t/${encodeURIComponent(id)}`);
    row.classList.toggle("mine", mine);
    row.querySelector("b").textContent = games[table.game] ?? row.querySelector("b").textContent;
    row.querySelector(".with").textContent = people.length === 1 ? list.dataset.with.replace("%", named) : `· ${named}`;
    row.querySelector("small").textContent = list.dataset[mine ? "mine" : table.phase];
    list.append(row);
    list.hidden = false;
  }
}

form.addEventListener("change", follow);
follow();
listTables();

const look = document.querySelector(".look");
look.hidden = false;
const chosen = document.documentElement.dataset.theme ?? "system";
for (const choice of look.querySelectorAll("input")) {
  choice.checked = choice.value === chosen;
  choice.addEventListener("change", () => {
    setSetting("theme", choice.value);
    wear(choice.value);
  });
}
const hide = look.querySelector("[name=hide-chips]");
if (hide) {
  hide.checked = settings().hideChips === true;
  const obey = () => {
    hideChips(hide.checked);
    const game = form.querySelector("[name=game]:checked");
    // What is out of sight is not what one sits down to.
    if (hide.checked && game.closest(".chips")) form.querySelector(".tile:not(.chips) [name=game]").checked = true;
    follow();
  };
  hide.addEventListener("change", () => {
    setSetting("hideChips", hide.checked);
    obey();
  });
  obey();
}
// A table left with the back button comes out of the browser's own store: its row would be old.
addEventListener("pageshow", (event) => event.persisted && location.reload());
