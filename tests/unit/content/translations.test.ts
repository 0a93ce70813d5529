/** Translations: each mistake that could mislead a patient is found, with its file and line. */
import { describe, expect, test } from "vitest";
import { translationFindings } from "../../../site/check/preflight/translations.ts";
import { spanishAdvice } from "../../../site/check/text/spanish.ts";
import { readSite } from "../../../site/load.server.ts";
import { pagesOf } from "../../../site/pages.ts";
import { formatProblem } from "../../../site/read/problem.ts";
import { Copy } from "./copy.ts";

const article = "es/blogs/blog-2.md";
const service = "es/services/yearly-checkups.md";
const drafts = (content: Copy) =>
  content.edit("practice.yaml", /^medicalDisclaimer:/m, "spanish: drafts\nmedicalDisclaimer:");
const unsigned = (content: Copy, file: string) =>
  content.edit(file, /^ {2}reviewer: .*\n {2}reviewed: .*\n/m, "");

test("pages with a signed translation are in Spanish, the others are not", () => {
  using content = new Copy("everything");
  const { spanish, addresses } = readSite(content.root);
  if (!spanish) throw new Error("no Spanish site");
  expect(addresses["/"]).toBe("/es");
  expect(addresses["/services/yearly-checkups"]).toMatch(/^\/es\/servicios\/./);
  expect(addresses).not.toHaveProperty("/services/foot-care");
  expect(spanish.services.map(({ slug }) => slug)).toEqual(["yearly-checkups", "lab-tests"]);
  // Facts are those of the English file.
  expect(spanish.practice.phone).toBe(readSite(content.root).practice.phone);
  expect(pagesOf(spanish).every(({ address }) => address.startsWith("/es"))).toBe(true);
});

describe("a mistake in a current translation stops the build", () => {
  const cases: { name: string; break: (content: Copy) => void; file: string; message: RegExp }[] = [
    {
      name: "another phone number",
      file: "es/emergencies.yaml",
      break: (content) => content.edit("es/emergencies.yaml", /label: (.*)911/, "label: Llame al 912"),
      message: /the same numbers as in English: 911\n.*found: +912/,
    },
    {
      name: "another bound of a test",
      file: "es/blogs/blog-26.md",
      break: (content) => content.edit("es/blogs/blog-26.md", "Menos de 5.7", "Menos de 7.5"),
      message: /the same numbers as in English/,
    },
    {
      name: "a forgotten label",
      file: "es/interface.yaml",
      break: (content) => {
        const { print } = readSite(content.root).interface;
        content.field("es/interface.yaml", "print", print);
      },
      message: /expected: Spanish\n.*found: +English/,
    },
    {
      name: "a forgotten sentence",
      file: article,
      break: (content) =>
        content.edit(
          article,
          /^excerpt: .*$/m,
          "excerpt: What you can do when the nights are long, and who is there for you and for your family.",
        ),
      message: /expected: Spanish/,
    },
    {
      name: "a lost placeholder",
      file: "es/alerts.yaml",
      break: (content) => content.edit("es/alerts.yaml", "{phone}", "número de siempre"),
      message: /the same placeholders as in English: .*\{phone\}/,
    },
    {
      name: "a paragraph too many",
      file: article,
      break: (content) => content.edit(article, /\n$/, "\n\nOtro párrafo más.\n"),
      message: /the end of the text, as in English/,
    },
    {
      name: "an entry too few",
      file: "es/topics.yaml",
      break: (content) => content.edit("es/topics.yaml", /^ {2}- name: .*\n/m, ""),
      message: /entries, as in English/,
    },
    {
      name: "a fact",
      file: "es/locations/taos-nm.md",
      break: (content) => content.edit("es/locations/taos-nm.md", "---\n", '---\nzip: "87571"\n'),
      message: /zip/,
    },
    {
      name: "an address that is taken",
      file: "es/pages/insurance.yaml",
      break: (content) => content.field("es/pages/insurance.yaml", "address", "contacto"),
      message: /an address of its own/,
    },
    {
      name: "an address outside its folder",
      file: service,
      break: (content) => content.field(service, "address", "otros/chequeos"),
      message: /begins with|an address/,
    },
    {
      name: "a reviewer without a day",
      file: "es/topics.yaml",
      break: (content) => content.edit("es/topics.yaml", /^ {2}reviewed: .*\n/m, ""),
      message: /a reviewer and the day of the review/,
    },
  ];
  for (const { name, file, break: damage, message } of cases)
    test(name, () => {
      using content = new Copy("everything");
      damage(content);
      const found = content.messages();
      expect(found.join("\n\n")).toMatch(message);
      const [first = ""] = found.filter((text) => message.test(text));
      expect(first).toMatch(new RegExp(`^content/${file.replace(/[.]/g, "\\.")}:\\d+`));
    });
});

describe("an English that has changed", () => {
  test("leaves a signed translation out until it is signed again", () => {
    using content = new Copy("everything");
    content.edit("services/yearly-checkups.md", /^description: /m, "description: Now ");
    const site = readSite(content.root);
    expect(site.addresses).not.toHaveProperty("/services/yearly-checkups");
    expect(site.translations.find(({ file }) => file === service)?.leftOut).toBe("stale");
    const [advice] = spanishAdvice(site).filter(({ file }) => file === service);
    expect(formatProblem(advice as never)).toMatch(
      /the English file has changed since[\s\S]*of: [0-9a-f]{12}/,
    );
  });

  test("leaves a draft on the site while the two fit, and preflight names it", () => {
    using content = new Copy("everything");
    drafts(content);
    content.edit("services/yearly-checkups.md", /^description: /m, "description: Now ");
    const site = readSite(content.root);
    expect(site.addresses).toHaveProperty("/services/yearly-checkups");
    const found = translationFindings(site);
    expect(found.map(({ file, path }) => [file, ...path].join(" "))).toEqual([`${service} translation of`]);
  });

  test("leaves a draft out that no longer fits, and English goes on", () => {
    using content = new Copy("everything");
    drafts(content);
    content.edit("services/yearly-checkups.md", /\n$/, "\n\nOne more paragraph.\n");
    const site = readSite(content.root);
    expect(site.addresses).not.toHaveProperty("/services/yearly-checkups");
    expect(spanishAdvice(site).map(({ file }) => file)).toContain(service);
  });

  test("keeps the signed words of a file that every page needs while the two fit, with advice", () => {
    using content = new Copy("everything");
    content.field("interface.yaml", "print", "Print this");
    const site = readSite(content.root);
    expect(site.spanish?.interface.print).not.toContain("Print");
    expect(translationFindings(site)).toMatchObject([{ file: "es/interface.yaml", severity: "advice" }]);
  });

  test("takes Spanish off the site if they no longer fit", () => {
    using content = new Copy("everything");
    content.edit("topics.yaml", /^topics:\n/m, "topics:\n  - key: another\n    name: Another topic\n");
    expect(readSite(content.root).spanish).toBeUndefined();
  });

  test("is no matter if only facts have changed", () => {
    using content = new Copy("everything");
    content.field("practice.yaml", "phone", "(575) 555-0188");
    const { spanish } = readSite(content.root);
    expect(spanish?.practice.phone).toBe("(575) 555-0188");
  });
});

describe("a translation without a reviewer", () => {
  test("is not on the site", () => {
    using content = new Copy("everything");
    unsigned(content, service);
    const site = readSite(content.root);
    expect(site.addresses).not.toHaveProperty("/services/yearly-checkups");
    expect(translationFindings(site)).toEqual([]);
  });

  test("is on a site of drafts, which preflight refuses", () => {
    using content = new Copy("everything");
    drafts(content);
    unsigned(content, service);
    const site = readSite(content.root);
    expect(site.addresses).toHaveProperty("/services/yearly-checkups");
    expect(translationFindings(site)).toMatchObject([
      { file: service, path: ["translation"], reason: { group: "law" } },
    ]);
  });
});

test("the translation of a file that is gone is left out, with advice", () => {
  using content = new Copy("everything");
  content.remove("services/lab-tests.md");
  const text = content.messages().join("\n");
  expect(text).not.toContain("es/services/lab-tests.md");
});

test("the test practice itself has no mistake", () => {
  using content = new Copy("everything");
  expect(content.messages()).toEqual([]);
});
