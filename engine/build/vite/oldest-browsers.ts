/**
 * The oldest browsers that the site works in. Builds lower syntax for them; what they lack besides, tests/browser/oldest finds. Safari 16.0
 * came with iOS 16, where iPhone 8 and X end.
 */
export const oldestBrowsers = { chrome: "111", firefox: "114", safari: "16.0" };

/** As Vite's build.target has them. */
export const targets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
