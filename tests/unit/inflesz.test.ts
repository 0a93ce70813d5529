/** How easily a Spanish text reads. Syllables and values as they are counted by hand. */
import { expect, test } from "vitest";
import { inflesz, spanishSyllables } from "../../site/check/text/inflesz.ts";

test.each([
  ["sol", 1],
  ["casa", 2],
  ["médico", 3],
  ["agua", 2],
  ["guerra", 2],
  ["pingüino", 3],
  ["queso", 2],
  ["país", 2],
  ["leer", 2],
  ["cuidado", 3],
  ["hoy", 1],
  ["y", 1],
  ["ahora", 3],
  ["ciudad", 2],
  ["día", 2],
  ["medicina", 4],
  ["presión", 2],
])("%s has %i", (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

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
