/** Checks that span files: does what one file names stand in another? */
import { parseDate } from "../schema/fields.ts";
import type { Reader } from "./files.server.ts";
import { checkGuidance } from "./guidance-check.server.ts";
import { checkLinks } from "./links-check.server.ts";
import { checkPictures } from "./pictures-check.server.ts";
import { fieldName, nearest, show } from "./problem.ts";
import type { Site } from "./site.server.ts";
import { slugOf } from "./slug.ts";
import { checkStrays } from "./strays-check.server.ts";
import { checkColors } from "./theme/contrast.server.ts";

export function crossCheck(site: Site, reader: Reader) {
  checkReferences(site, reader);
  checkFileNames(site, reader);
  checkTitles(site, reader);
  checkIds(site, reader);
  checkArticles(site, reader);
  checkGuidance(site, reader);
  checkLinks(site, reader);
  checkSamples(site, reader);
  checkPictures(site, reader);
  checkColors(site, reader);
  checkStrays(reader);
}

function checkReferences(site: Site, reader: Reader) {
  const offices = site.locations.map((location) => location.slug);
  const services = site.services.map((service) => service.slug);
  const topics = site.topics.map((topic) => topic.key);
  const need = (file: string, field: string, value: string, known: string[], add: string) => {
    if (known.includes(value)) return;
    const near = nearest(value, known);
    reader.report({
      file,
      field,
      expected: `one of: ${known.join(", ")}`,
      received: show(value),
      remedy: near ? `write ${near}, if that is what you mean` : `correct the name, or add ${add}`,
    });
  };
  for (const { file, ...person } of site.providers) {
    for (const [index, slug] of person.offices.entries()) {
      need(file, fieldName(["offices", index]), slug, offices, `content/locations/${slug}.md`);
    }
    for (const [index, slug] of person.services.entries()) {
      need(file, fieldName(["services", index]), slug, services, `content/services/${slug}.md`);
    }
  }
  const { mainOffice } = site.practice;
  need("practice.yaml", "mainOffice", mainOffice, offices, `content/locations/${mainOffice}.md`);
  for (const { file, topic } of site.articles) {
    need(file, "topic", topic, topics, "the topic to content/topics.yaml");
  }
}

/** The address of a page comes from the name of its file. */
function checkFileNames(site: Site, reader: Reader) {
  const need = (file: string, slug: string, derived: string, from: string) => {
    if (slug === derived) return;
    reader.report({
      file,
      field: "file name",
      expected: `${derived}.md (made from ${from})`,
      received: `${slug}.md`,
      remedy: `rename the file, or correct the ${from}`,
    });
  };
  for (const { file, slug, name, credential } of site.providers) {
    need(file, slug, slugOf(`${name} ${credential}`), "name and credential");
  }
  for (const { file, slug, name, state } of site.locations) {
    need(file, slug, slugOf(`${name} ${state}`), "name and state");
  }
  for (const { file, slug } of site.services) {
    const plain = slugOf(slug);
    if (slug === plain) continue;
    reader.report({
      file,
      field: "file name",
      expected: "small letters and hyphens",
      received: `${slug}.md`,
      remedy: `rename the file to ${plain}.md`,
    });
  }
}

function checkTitles(site: Site, reader: Reader) {
  const seen = new Map<string, string>();
  for (const { file, slug, title } of [...site.articles].reverse()) {
    const other = seen.get(slug);
    if (!slug || other) {
      reader.report({
        file,
        field: "title",
        expected: other
          ? "a title whose address no other article has"
          : "a title with letters, from which an address can be made",
        received: other ? `/blogs/${slug}, which content/${other} has too` : show(title),
        remedy: other ? "change one of the two titles" : "write a title in words",
      });
    }
    seen.set(slug, other ?? file);
  }
}

function checkIds(site: Site, reader: Reader) {
  const need = (file: string, field: string, ids: string[], what: string) => {
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
      reader.report({
        file,
        field,
        expected: `a different ${what} for each`,
        received: `${show(id)} twice`,
        remedy: "change one of the two",
      });
    }
  };
  for (const { file, questions } of site.services) {
    need(
      file,
      "questions",
      questions.map(({ id }) => id),
      "id",
    );
  }
  const programmes = site.pages["population-health"]?.programmes ?? [];
  need(
    "pages/population-health.yaml",
    "programmes",
    programmes.map(({ id }) => id),
    "id",
  );
  need(
    "emergencies.yaml",
    "emergencies",
    site.emergencies.emergencies.map(({ id }) => id),
    "id",
  );
  need(
    "topics.yaml",
    "topics",
    site.topics.map(({ key }) => key),
    "key",
  );
}

function checkArticles(site: Site, reader: Reader) {
  let last: { day: number; file: string } | undefined;
  // Oldest first, as the files are numbered.
  for (const article of [...site.articles].reverse()) {
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
        field: fieldName(["notes", index, "date"]),
        expected: `a day after the article's own, ${article.date}`,
        received: note.date,
        remedy: "correct the date of the note",
      });
    }
  }
}

/** A sample list that names no field protects nothing. */
function checkSamples(site: Site, reader: Reader) {
  const files: { file: string; sample: string[]; entry: object }[] = [
    { file: "practice.yaml", sample: site.practice.sample, entry: site.practice },
    { file: "testimonials.yaml", sample: site.testimonials.sample, entry: site.testimonials },
    { file: "emergencies.yaml", sample: site.emergencies.sample, entry: site.emergencies },
    ...[...site.providers, ...site.locations, ...site.services, ...site.articles, ...site.textPages].map(
      (entry) => ({ file: entry.file, sample: entry.sample, entry }),
    ),
    ...Object.entries(site.pages).flatMap(([name, page]) =>
      page && "sample" in page ? [{ file: `pages/${name}.yaml`, sample: page.sample, entry: page }] : [],
    ),
  ];
  for (const { file, sample, entry } of files) {
    const known = Object.keys(entry).filter((key) => !["file", "slug", "id", "sample"].includes(key));
    for (const field of sample.filter((name) => !known.includes(name))) {
      const near = nearest(field, known);
      reader.report({
        file,
        field: "sample",
        expected: `a field of this file: ${known.join(", ")}`,
        received: show(field),
        remedy: near
          ? `write ${near}, if that is what you mean`
          : "correct the name, or take it off the list",
      });
    }
  }
}
