/** Where a browser is, or undefined: see browsers.mjs. */
export function findBrowser(name: "chromium" | "wholeChromium" | "firefox" | "webkit"): string | undefined;
