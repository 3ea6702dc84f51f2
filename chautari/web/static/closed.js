// Where this browser had a seat at the table, its records are fetched as that seat saw them; else as a spectator did.
const list = document.querySelector(".records");

function keptSeat() {
  try {
    return (localStorage.getItem(`chautari:seat:${list.dataset.table}`) ?? "").split(",")[0];
  } catch {
    return "";
  }
}

list?.addEventListener("click", async (event) => {
  const link = event.target.closest("a[download]");
  const seat = keptSeat();
  if (!link || !seat) return;
  event.preventDefault();
  const answer = await fetch(link.href, { headers: { Authorization: `Bearer ${seat}` } }).catch(() => null);
  if (!answer?.ok) {
    location.assign(link.href);
    return;
  }
  const save = document.createElement("a");
  save.href = URL.createObjectURL(await answer.blob());
  save.download = `chautari-game-${link.getAttribute("href").split("/").at(-1)}.toml`;
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 10_000);
});
