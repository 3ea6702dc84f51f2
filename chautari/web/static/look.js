// The appearance chosen on this device, put on before the page is drawn. The table's settings keep it under the same key.
try {
  const { theme } = JSON.parse(localStorage.getItem("chautari:settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A private window keeps nothing: the device's own appearance it is.
}
