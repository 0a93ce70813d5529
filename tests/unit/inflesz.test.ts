/** How easily a Spanish text reads. Values as they are counted by hand. */
import { expect, test } from "vitest";
import { inflesz } from "../../site/check/text/spanish.ts";

test("the formula of Szigriszt-Pazos", () => {
  // Two sentences, six words, ten syllables.
  expect(inflesz(["Tome agua fría. El sol quema."])).toBeCloseTo(206.835 - (62.3 * 10) / 6 - 3, 2);
  expect(inflesz([])).toBeUndefined();
});

test("a.m. ends no sentence", () => {
  expect(inflesz(["Abrimos a las 8 a.m. todos los lunes."])).toBe(
    inflesz(["Abrimos a las 8 am todos los lunes."]),
  );
});
