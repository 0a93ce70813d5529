/** When accepted screenshots are compared, and when it is only said that they are not. */
import { expect, test } from "vitest";
import { whyNotCompared } from "../proof/drawnWith.ts";

const accepted = { platform: "linux", chromium: "150.0.1.2" };

test("the same version on the same system is compared", () => {
  expect(whyNotCompared(accepted, accepted, false)).toBeUndefined();
  expect(whyNotCompared(accepted, { ...accepted, chromium: "150.0.9.9" }, false)).toBeUndefined();
});

test("another version or system is not, and says which", () => {
  expect(whyNotCompared(accepted, { ...accepted, chromium: "151.0.0.0" }, false)).toMatch(
    /NOT COMPARED.*150\.0\.1\.2 on linux, this is Chromium 151\.0\.0\.0 on linux/,
  );
  expect(whyNotCompared(accepted, { ...accepted, platform: "darwin" }, false)).toMatch(/on darwin/);
  expect(whyNotCompared(undefined, accepted, false)).toMatch(/NO LOOKS ARE ACCEPTED/);
});

test("CI compares with every version, and with nothing accepted it fails", () => {
  expect(whyNotCompared(accepted, { ...accepted, chromium: "151.0.0.0" }, true)).toBeUndefined();
  expect(whyNotCompared(undefined, accepted, true)).toBeUndefined();
});
