/**
 * The two gates: `npm test`, and the rest, in `npm run test:all`. A test tagged @nightly is in the rest alone, as is all of
 * tests/nightly; a test tagged @both is in both, each with a set of its own.
 */
export const isRest = process.env.GATE === "rest";

/** The set of the gate that runs. */
export const inGate = <T>(test: T[], rest: T[]): T[] => (isRest ? rest : test);

/** Options of a test that only `npm run test:all` runs. */
export const nightly = () => ({ tag: "@nightly" });

const screen = (width: number, theme: "light" | "dark") => ({ width, theme });
export const [phoneLight, phoneDark] = [screen(390, "light"), screen(390, "dark")];
export const [wideLight, wideDark] = [screen(1280, "light"), screen(1280, "dark")];
