// The appearance chosen on this device, put on before the page is drawn. The table's settings keep it under the same key.
const SETTINGS = "chautari:settings";

function settings() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? "{}");
  } catch {
    return {}; // a private window keeps nothing: the device's own appearance it is
  }
}

function setSetting(name, value) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify({ ...settings(), [name]: value }));
  } catch {
    // Not kept; it holds until the page is left.
  }
}

function wear(theme) {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Leave games that are played for chips out of sight on this device. */
function hideChips(hide) {
  document.documentElement.toggleAttribute("data-hide-chips", hide === true);
}

/** Whether this device sits at a table: the first page then keeps room for it from the start. */
function sits() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("chautari:seat:"));
  } catch {
    return false;
  }
}

wear(settings().theme);
hideChips(settings().hideChips);
document.documentElement.toggleAttribute("data-sits", sits());
