/** Whether the / key opens the search. It can be turned off, for speech input and tremors (WCAG 2.1.4). */
const choice = "search-key";
/** If storage is blocked or full, the choice lasts as long as the page. */
let unstored: boolean | undefined;

export function isSlashOn(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(choice) !== "off";
  } catch {
    return true;
  }
}

/** Only "off" is stored. */
export function setSlash(on: boolean) {
  unstored = undefined;
  try {
    if (on) localStorage.removeItem(choice);
    else localStorage.setItem(choice, "off");
  } catch {
    unstored = on;
  }
}
