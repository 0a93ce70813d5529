/** Errors that name the version of React Router, for the build and the tests. */
import { readFileSync } from "node:fs";

export const version: string = JSON.parse(
  readFileSync("node_modules/react-router/package.json", "utf8"),
).version;

export const changed = (what: string) =>
  new Error(
    `React Router ${version}: ${what} See the list in docs/decisions/009-one-sheet-few-couplings.md, and app/features/navigation/router-internals.ts.`,
  );
