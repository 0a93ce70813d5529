import { afterEach, expect, test, vi } from "vitest";
import { buildTime } from "../../../engine/data/read/build-time.server.ts";

afterEach(() => vi.unstubAllEnvs());

// `npm run test:all` also builds the smallest practice twice.
test("a build can be repeated for another day", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
  expect(buildTime().toISOString()).toBe("2023-11-14T22:13:20.000Z");
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(5000);
});
