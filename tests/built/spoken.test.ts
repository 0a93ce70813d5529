/** What only screen readers are told, on every built page, against the content: names of controls. */
import { expect, test } from "vitest";
import { decoded, plain } from "../../engine/hosts/gate/html.ts";
import { files, read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";

import { editions, site } from "../support/site.ts";

/** Every sentence, label and template of the content. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [plain(value)];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

test("names that only screen readers hear are the content's", () => {
  const texts = [...new Set(textsIn(site))];
  // A logo that shows other words than the practice's name has both.
  const made = editions.flatMap(({ practice, interface: labels, offices }) => [
    `${practice.shortName} ${practice.logoLine}, ${labels.homeLink}`,
    ...offices.map(({ phone }) => labels.call.replace(practice.phone, phone)),
  ]);
  const whole = new Set([...texts, ...made.map(plain)]);
  const templates = texts
    .filter((text) => /\{\w+\}/.test(text))
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+"))
    .filter((pattern) => /\w{2}/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern}$`));
  const unknown = new Map<string, string>();
  let count = 0;
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    // Maps of the content have names of their own.
    const html = read(file).replace(/<svg\b[^>]*>/g, "");
    for (const [, label = ""] of html.matchAll(/\s(?:aria-label|aria-roledescription)="([^"]*)"/g)) {
      const words = plain(decoded(label));
      count++;
      // "Details: Mesa" is a label with a name.
      const isKnown = whole.has(words) || words.split(": ").every((part) => whole.has(part));
      if (!isKnown && !templates.some((template) => template.test(words))) unknown.set(words, file);
    }
  }
  expectNone([...unknown].map(([words, file]) => `${file}: "${words}" is not in the content`));
  // The header alone has several.
  expect(count).toBeGreaterThan(files.filter((name) => name.endsWith(".html")).length * 3);
});
