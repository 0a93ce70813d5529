try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[data-scheme]"))
      meta.media = meta.dataset.scheme === theme ? "all" : "not all";
  }
} catch {}
addEventListener(
  "click",
  ({ target }) => {
    if ("hydrated" in document.documentElement.dataset) return;
    const buttons = "popover" in document.body ? "button:not([popovertarget])" : "button";
    window.pressed = target.closest(buttons) || window.pressed;
  },
  true,
);
