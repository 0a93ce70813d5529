/** What visitors read has curly quotes, and times that do not break. Measures such as 5'4" keep their straight ones. */
import { expect, test } from "vitest";
import { decoded, pages, read } from "../support/built.ts";

const wordsOf = (page: string) =>
  decoded(
    (/<main[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? "")
      .replace(/<(\w+)[^>]* lang="(?!en)[^>]*>.*?<\/\1>/gs, " ")
      .replace(/<[^>]*>/g, " "),
  );

test("no straight quotes and no time that breaks in any page", () => {
  const found = pages.flatMap((file) => {
    const words = wordsOf(read(file));
    return [...words.matchAll(/.{0,20}((?<!\d)["']|\d [AP]M\b).{0,20}/g)].map(([near]) => `${file}: ${near}`);
  });
  expect(found).toEqual([]);
});
