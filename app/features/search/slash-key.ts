/** Whether the / key opens the search. Who dictates or has a tremor can switch it off, as WCAG 2.1.4 asks. */
const choice = "search-key";

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(choice) !== "off";
  } catch {
    return true;
  }
}

/** Only "off" is kept, on the visitor's device. */
export function setSlash(on: boolean) {
  try {
    if (on) localStorage.removeItem(choice);
    else localStorage.setItem(choice, "off");
  } catch {
    // A browser that keeps nothing keeps the key as well.
  }
}
