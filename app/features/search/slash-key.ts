/** Whether the / key opens the search. It can be turned off, for speech input and tremors (WCAG 2.1.4). */
const choice = "search-key";

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(choice) !== "off";
  } catch {
    return true;
  }
}

/** Only "off" is stored. */
export function setSlash(on: boolean) {
  try {
    if (on) localStorage.removeItem(choice);
    else localStorage.setItem(choice, "off");
  } catch {
    // Storage is blocked: leave the shortcut on.
  }
}
