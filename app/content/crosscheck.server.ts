/** Checks that span files: does what one file names stand in another? */

import type { Block, Inline } from "../schema/blocks.ts";
import { parseDate } from "../schema/fields.ts";
import type { Reader } from "./files.server.ts";
import { allPaths } from "./paths.ts";
import { show } from "./problem.ts";
import type { Site } from "./site.server.ts";
import { slugOf } from "./slug.ts";

export function crossCheck(site: Site, reader: Reader) {
  checkReferences(site, reader);
  checkSlugs(site, reader);
  checkArticles(site, reader);
  checkLinks(site, reader);
  checkSamples(site, reader);
}

function checkReferences(site: Site, reader: Reader) {
  const offices = site.locations.map((location) => location.slug);
  const services = site.services.map((service) => service.slug);
  const need = (file: string, field: string, value: string, known: string[], folder: string) => {
    if (known.includes(value)) return;
    reader.report({
      file,
      field,
      expected: `one of: ${known.join(", ")}`,
      received: show(value),
      remedy: `correct the name, or add content/${folder}/${value}.md`,
    });
  };
  for (const person of site.providers) {
    person.offices.forEach((office, index) => {
      need(person.file, `offices.${index}`, office, offices, "locations");
    });
    person.services.forEach((service, index) => {
      need(person.file, `services.${index}`, service, services, "services");
    });
  }
  need("practice.yaml", "mainOffice", site.practice.mainOffice, offices, "locations");
  const keys = site.topics.map((topic) => topic.key);
  for (const article of site.articles) {
    if (keys.includes(article.topic)) continue;
    reader.report({
      file: article.file,
      field: "topic",
      expected: `one of: ${keys.join(", ")}`,
      received: show(article.topic),
      remedy: "use a topic from the list, or add it to content/topics.yaml",
    });
  }
}

function checkSlugs(site: Site, reader: Reader) {
  for (const person of site.providers) {
    const derived = slugOf(`${person.name} ${person.credential}`);
    if (derived === person.slug) continue;
    reader.report({
      file: person.file,
      field: "file name",
      expected: `${derived}.md (made from name and credential)`,
      received: `${person.slug}.md`,
      remedy: "rename the file, or correct the name",
    });
  }
  const seen = new Map<string, string>();
  for (const article of site.articles) {
    const other = seen.get(article.slug);
    if (!article.slug || other) {
      reader.report({
        file: article.file,
        field: "title",
        expected: "a title whose address no other article has",
        received: other ? `/blogs/${article.slug}, which content/${other} has too` : show(article.title),
        remedy: "change one of the two titles",
      });
    }
    seen.set(article.slug, article.file);
  }
  for (const service of site.services) {
    const ids = service.questions.map((question) => question.id);
    ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .forEach((id) => {
        reader.report({
          file: service.file,
          field: "questions",
          expected: "a different id for each question",
          received: `${show(id)} twice`,
          remedy: "change one of the two ids",
        });
      });
  }
}

function checkArticles(site: Site, reader: Reader) {
  let last: { day: number; file: string } | undefined;
  for (const article of site.articles) {
    if (!/^blog-[1-9]\d*$/.test(article.id)) {
      reader.report({
        file: article.file,
        field: "file name",
        expected: "blog- and a number, like blog-22.md",
        received: `${article.id}.md`,
        remedy: "rename the file with the next free number",
      });
    }
    const day = parseDate(article.date)?.getTime() ?? 0;
    if (last && day < last.day) {
      reader.report({
        file: article.file,
        field: "date",
        expected: `a day not before that of content/${last.file}`,
        received: article.date,
        remedy: "numbers grow with time: correct the date, or renumber the files",
      });
    }
    last = { day, file: article.file };
    for (const [index, note] of article.notes.entries()) {
      if ((parseDate(note.date)?.getTime() ?? 0) > day) continue;
      reader.report({
        file: article.file,
        field: `notes.${index}.date`,
        expected: `a day after the article's own, ${article.date}`,
        received: note.date,
        remedy: "correct the date of the note",
      });
    }
  }
}

/** Every path that content links to must be a page of the site. */
function checkLinks(site: Site, reader: Reader) {
  const paths = new Set(allPaths(site));
  const need = (file: string, field: string, link: string) => {
    const path = link.split(/[?#]/)[0] ?? "";
    if (!link.startsWith("/") || paths.has(path)) return;
    reader.report({
      file,
      field,
      expected: "a path of this site",
      received: link,
      remedy: "correct the link: the pages are listed in app/routes.ts, names come from file names",
    });
  };
  for (const entry of site.navigation.main) {
    need("navigation.yaml", `main: ${entry.label}`, entry.path);
    for (const extra of entry.extra) need("navigation.yaml", `main: ${extra.label}`, extra.path);
  }
  for (const column of site.navigation.footer) {
    for (const link of column.links) need("navigation.yaml", `footer: ${link.label}`, link.path);
  }
  for (const link of site.navigation.legal) need("navigation.yaml", `legal: ${link.label}`, link.path);
  const bodies: { file: string; body: Block[] }[] = [
    ...site.textPages,
    ...site.services,
    ...site.providers,
    ...site.locations,
    ...site.articles,
    ...site.services.flatMap(({ file, questions }) =>
      questions.map(({ answer }) => ({ file, body: answer })),
    ),
  ];
  for (const { file, body } of bodies) {
    for (const part of body.flatMap(inlinesOf)) {
      if (typeof part === "object" && "href" in part) need(file, "link", part.href);
    }
  }
}

function inlinesOf(block: Block): Inline[] {
  if (block.type === "paragraph") return block.text;
  return block.type === "list" ? block.items.flat() : [];
}

/** A sample list that names no field protects nothing. */
function checkSamples(site: Site, reader: Reader) {
  const files: { file: string; sample: string[]; entry: object }[] = [
    { file: "practice.yaml", sample: site.practice.sample, entry: site.practice },
    { file: "testimonials.yaml", sample: site.testimonials.sample, entry: site.testimonials },
    ...[...site.providers, ...site.locations, ...site.services, ...site.articles, ...site.textPages].map(
      (entry) => ({ file: entry.file, sample: entry.sample, entry }),
    ),
    ...Object.entries(site.pages).flatMap(([name, page]) =>
      "sample" in page ? [{ file: `pages/${name}.yaml`, sample: page.sample, entry: page }] : [],
    ),
  ];
  for (const { file, sample, entry } of files) {
    for (const field of sample.filter((name) => !(name in entry))) {
      reader.report({
        file,
        field: "sample",
        expected: `a field of this file: ${Object.keys(entry)
          .filter((key) => !["file", "slug", "id"].includes(key))
          .join(", ")}`,
        received: show(field),
        remedy: "correct the name, or take it off the list",
      });
    }
  }
}
