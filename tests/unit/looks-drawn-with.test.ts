/** When visual snapshots are compared, and when they are skipped. */
import { expect, test } from "vitest";
import { reasonToSkip } from "../proof/drawn-with.ts";

const accepted = { platform: "linux", chromium: "150.0.1.2" };

test("the same version on the same system is compared", () => {
  expect(reasonToSkip(accepted, accepted, false)).toBeUndefined();
  expect(reasonToSkip(accepted, { ...accepted, chromium: "150.0.9.9" }, false)).toBeUndefined();
});

test("another version or system is skipped, with the reason", () => {
  expect(reasonToSkip(accepted, { ...accepted, chromium: "151.0.0.0" }, false)).toMatch(
    /NOT COMPARED.*150\.0\.1\.2 on linux, this is Chromium 151\.0\.0\.0 on linux/,
  );
  expect(reasonToSkip(accepted, { ...accepted, platform: "darwin" }, false)).toMatch(/on darwin/);
  expect(reasonToSkip(undefined, accepted, false)).toMatch(/NO SNAPSHOTS YET/);
});

test("CI always compares", () => {
  expect(reasonToSkip(accepted, { ...accepted, chromium: "151.0.0.0" }, true)).toBeUndefined();
  expect(reasonToSkip(undefined, accepted, true)).toBeUndefined();
});
