// What the home page does beyond its forms: says which game and how many, lists this device's tables, sets the appearance.
const SEAT = "chautari:seat:";
const form = document.querySelector(".sit");

function follow() {
  const game = form.querySelector("[name=game]:checked");
  form.querySelector(".sit-label").textContent = game.dataset.sit;
  form.querySelector(".now-label").textContent = form.elements.seats.selectedOptions[0].dataset.now;
  form.querySelector(".how").setAttribute("href", `rules/${game.value}`);
}

function keptTables() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SEAT)).map((key) => key.slice(SEAT.length));
  } catch {
    return [];
  }
}

async function listTables() {
  const list = document.querySelector(".tables");
  const animals = JSON.parse(list.dataset.animals);
  const answers = await Promise.all(
    keptTables().map(async (id) => {
      const answer = await fetch(`api/tables/${encodeURIComponent(id)}`);
      // Cleared away, so its secret opens nothing any more.
      if (answer.status === 404) localStorage.removeItem(SEAT + id);
      return answer.ok ? { id, table: await answer.json() } : null;
    }),
  );
  for (const found of answers.filter(Boolean)) {
    const { id, table } = found;
    const row = list.querySelector("template").content.cloneNode(true);
    // Alone with computers one is with them; else one is among the people.
    const alone = table.way === "computer";
    const names = table.seats.filter((seat) => (seat.who === "computer") === alone).map((seat) => seat.name || animals[seat.avatar]);
    const named = names.length > 1 ? `${names[0]} + ${names.length - 1}` : (names[0] ?? "");
    row.querySelector("a").setAttribute("href", `t/${encodeURIComponent(id)}`);
    row.querySelector("b").textContent = list.dataset.name;
    row.querySelector(".with").textContent = alone ? list.dataset.with.replace("%", named) : named;
    row.querySelector("small").textContent = list.dataset[table.phase] ?? "";
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
// A table left with the back button comes out of the browser's own store: its row would be old.
addEventListener("pageshow", (event) => event.persisted && location.reload());
