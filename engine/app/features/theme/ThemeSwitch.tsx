import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./ThemeSwitch.module.css";

/** In localStorage. app/head.js reads it before the first paint. */
const themeKey = "theme";

type Theme = "light" | "dark";

/** Event that keeps the two switches of a page in sync: sidebar and footer. */
const chosen = "themechosen";

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Follows the system theme until the visitor chooses one. */
export function ThemeSwitch() {
  const { labels } = useShared();
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    const update = () => setTheme(shownTheme());
    update();
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", update);
    window.addEventListener(chosen, update);
    return () => {
      system.removeEventListener("change", update);
      window.removeEventListener(chosen, update);
    };
  }, []);

  const other = theme === "dark" ? "light" : "dark";
  function choose() {
    document.documentElement.dataset.theme = other;
    for (const color of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]"))
      color.media = color.dataset.scheme === other ? "all" : "not all";
    window.dispatchEvent(new Event(chosen));
    try {
      localStorage.setItem(themeKey, other);
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
  }

  return (
    <button type="button" className={`${styles.ThemeSwitch} needs-script no-print`} onClick={choose}>
      <Icon name={other === "dark" ? "moon" : "sun"} />
      <span>{other === "dark" ? labels.theme.toDark : labels.theme.toLight}</span>
    </button>
  );
}
