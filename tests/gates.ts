/**
 * The two gates: `npm test`, and `npm run test:all`, which then runs the rest. Each looks at a fixed set. A test tagged @nightly is in
 * the rest alone, as is all of tests/nightly; a test tagged @both is in both, with the sets below. docs/testing.md has them as
 * a table, which tests/unit/docs.test.ts compares with this one.
 */
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step);

interface Gates<T> {
  what: string;
  test: T[];
  rest: T[];
}
const gates = <T>(what: string, test: T[], rest: T[]): Gates<T> => ({ what, test, rest });

/** Both sides of each breakpoint of app/theme/breakpoints.css, common phones, and the widest screens. */
const everyday = [320, 390, 575, 576, 768, 992, 1199, 1200, 1440, 1920];
const others = [360, 375, 412, 414, 430, 767, 991, ...steps(340, 1900, 20)];

export const sets = {
  widths: gates(
    "layout of each kind of page, px wide",
    everyday,
    [...new Set(others)].filter((width) => !everyday.includes(width)).sort((a, b) => a - b),
  ),
  axe: gates("axe on each kind of page", ["390 px light", "1280 px dark"], ["390 px dark", "1280 px light"]),
  forcedColors: gates("forced colors", ["390 px light"], ["390 px dark", "1280 px light", "1280 px dark"]),
  states: gates("controls under the pointer, pressed and focused", ["1280 px light"], ["1280 px dark"]),
  opened: gates(
    "axe and controls of parts that open",
    ["1280 px light", "390 px dark"],
    ["1280 px dark", "390 px light"],
  ),
  hydration: gates(
    "kinds of pages hydrated in other time zones and languages",
    ["home", "location", "article", "worksheet"],
    ["contact", "blogs", "service", "provider", "insurance", "search", "not-found"],
  ),
  arrival: gates(
    "kinds of pages reached by a link and by their address",
    ["contact", "article", "noted-article", "location", "worksheet", "insurance", "service", "home"],
    ["about", "blogs", "provider", "providers", "services", "empty-service", "search", "text"],
  ),
  nextPage: gates(
    "ways in which the next page fails",
    ["data is refused", "data never arrives", "module is gone", "sheet is gone"],
    [
      "data answers 500",
      "data is gone",
      "data is a page of another deploy",
      "data is cut short",
      "data makes a section throw",
      "module is refused",
      "module is a page of another deploy",
      "sheet never arrives",
      "sheet is a page of another deploy",
    ],
  ),
};

export const isRest = process.env.GATE === "rest";

/** The set of the gate that runs. */
export const inGate = <T>({ test, rest }: Gates<T>): T[] => (isRest ? rest : test);

/** "390 px light" as numbers and words. */
export const screensIn = (set: Gates<string>) =>
  inGate(set).map((screen) => {
    const [width = "", , theme = ""] = screen.split(" ");
    return { width: Number(width), theme: theme as "light" | "dark" };
  });

/** Options of a test that only `npm run test:all` runs. */
export const nightly = (isNightly = true) => ({ tag: isNightly ? "@nightly" : [] });

/** The table of docs/testing.md. */
export const gateTable = () =>
  [
    "| | `npm test` | the rest, in `npm run test:all` |",
    "|---|---|---|",
    ...Object.values(sets).map(
      ({ what, test, rest }) => `| ${what} | ${test.join(", ")} | ${rest.join(", ")} |`,
    ),
  ].join("\n");
