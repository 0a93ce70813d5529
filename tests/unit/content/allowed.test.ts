/** Unusual content that is valid. */
import { expect, test } from "vitest";
import { readSite } from "../../../engine/data/load.server.ts";
import { textsOf } from "../../../engine/data/text/words.ts";
import { pictureOf } from "../../../engine/data/view/pictures.server.ts";
import { clinicMention, officeData } from "../../../engine/data/view/structured-data/offices.server.ts";
import { Copy } from "./copy.ts";

function firstArticle(content: Copy) {
  const article = readSite(content.root).articles.at(-1);
  if (!article) throw new Error("no article was read");
  return article;
}

test.each<[what: string, change: (content: Copy) => void]>([
  [
    "a file saved on Windows, with a byte order mark and CRLF",
    (content) =>
      content.write("blogs/blog-1.md", `\uFEFF${content.read("blogs/blog-1.md").replaceAll("\n", "\r\n")}`),
  ],
  [
    "spaces after the dashes of the front matter",
    (content) => content.edit("blogs/blog-1.md", /^---$/gm, "---  "),
  ],
  [
    "a link field, which does not change the slug",
    (content) => content.article({ more: "link: /blogs/an-old-address" }),
  ],
  [
    "a photo beside a drawing of the same name, with an uppercase extension",
    (content) => content.write("images/services/lab-tests.JPG", "a photograph"),
  ],
  [
    "the file of a person whose name has an accent, without it",
    (content) =>
      content.move(
        "providers/maría-de-los-ángeles-villanueva-echeverría-md.md",
        "providers/maria-de-los-angeles-villanueva-echeverria-md.md",
      ),
  ],
  [
    "redirects of WordPress, with a slash at the end",
    (content) =>
      content.write("redirects.yaml", "redirects:\n  - { from: /2019/05/our-doctors/, to: /providers/ }\n"),
  ],
  [
    "files that operating systems create",
    (content) => {
      for (const file of [".DS_Store", "images/blogs/Thumbs.db"]) content.write(file, "");
    },
  ],
])("%s", (_, change) => {
  using content = new Copy();
  content.article({});
  change(content);
  expect(content.messages()).toEqual([]);
  expect(firstArticle(content).slug).toBe("a-walk-in-the-morning");
  expect(textsOf(firstArticle(content).body)[0]).toBe("Walk a little each day.");
});

// Patients use emoji in reviews, which are quoted verbatim. Slugs drop them.
test.each([
  ["Walk ❤️ More 👩🏽‍⚕️", "Good for you 🌵.", "walk-more-"],
  ["صحة القلب", "اتصل بنا على {phone}. Niño, Navajo Diné, Việt.", "صحة-القلب"],
])("an article named %s", (title, text, slug) => {
  using content = new Copy();
  content.article({ title: `title: ${title}` }, `${text}\n`);
  expect(content.messages()).toEqual([]);
  expect(firstArticle(content).slug).toBe(slug);
});

test("a numbered list and a picture in an article, two articles with one picture, and none", () => {
  using content = new Copy();
  const image = /^image: (.*)$/m.exec(content.read("blogs/blog-2.md"))?.[1];
  const text = `1. Walk.\n2. Rest.\n\n![Two people on a path](${image})\n`;
  content.removePicture("blogs/dots-1");
  content.article({ image: undefined, imageAlt: undefined }, text);
  expect(content.messages()).toEqual([]);
  expect(firstArticle(content).body).toEqual([
    { type: "list", items: [["Walk."], ["Rest."]], from: 1 },
    { type: "picture", name: image, alt: "Two people on a path" },
  ]);
  expect(pictureOf(firstArticle(content), "Walk More")).toEqual({ letters: "W" });
  content.article({ image: `image: ${image}` });
  expect(content.messages()).toEqual([]);
});

test("a dental clinic's names for search engines", () => {
  using content = new Copy();
  content.edit("practice.yaml", /^specialties:\n.*\n.*\n/m, "type: Dentist\nspecialties: [Dentistry]\n");
  const site = readSite(content.root);
  const typeOf = (name: string) =>
    clinicMention({ ...site, practice: { ...site.practice, type: name } as never }, site.offices[0] as never)[
      "@type"
    ];
  expect(typeOf("Dentist")).toBe("Dentist");
  expect(typeOf("Physiotherapy")).toEqual(["MedicalClinic", "Physiotherapy"]);
  expect(officeData(site, site.offices[0] as never)[0]?.medicalSpecialty).toContain("Dentistry");
});
