import { expect, it } from "vitest";
import { isPhysician } from "../../site/view/structured-data/people.server.ts";

it.each([
  ["MD", true],
  ["MD, FACP", true],
  ["M.D.", true],
  ["DO", true],
  ["FNP-C", false],
  ["PA-C", false],
  ["DNP, FNP-C", false],
])("%s: a physician is %s", (credential, expected) => {
  expect(isPhysician({ credential })).toBe(expected);
});
