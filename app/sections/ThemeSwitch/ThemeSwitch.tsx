import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./ThemeSwitch.module.css";
import { themeKey } from "./themeScript.ts";

type Theme = "light" | "dark";

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Light or dark, until the visitor says otherwise as the system has it. */
export function ThemeSwitch() {
  const { words } = useChrome();
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    const update = () => setTheme(shownTheme());
    update();
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", update);
    return () => system.removeEventListener("change", update);
  }, []);

  const other = theme === "dark" ? "light" : "dark";
  function choose() {
    document.documentElement.dataset.theme = other;
    setTheme(other);
    try {
      localStorage.setItem(themeKey, other);
    } catch {
      // A browser that keeps nothing still shows the choice on this page.
    }
  }

  return (
    <button type="button" className={`${styles.ThemeSwitch} needs-script no-print`} onClick={choose}>
      <Icon name={other === "dark" ? "moon" : "sun"} />
      {other === "dark" ? words.theme.toDark : words.theme.toLight}
    </button>
  );
}
