/** A copy of a practice's content that a test may break. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSite } from "../../../engine/data/load.server.ts";
import { pictureEndings } from "../../../engine/data/read/picture-files.server.ts";
import { ContentError, formatProblem } from "../../../engine/data/read/problem.ts";
import { spanishFolder } from "../../../engine/data/read/translations.server.ts";
import { contentFolder } from "../../../engine/roots.ts";
import { mirror } from "../../support/mirror.ts";

/** The practice that tests use. */
export const practiceRoot = contentFolder();

/** Two articles are enough, and faster to read than all; so is English alone. */
const leftOut = (root: string) =>
  new Set(
    readdirSync(path.join(root, "blogs"))
      .filter((name) => !["blog-1.md", "blog-2.md"].includes(name))
      .flatMap((name) => {
        const text = readFileSync(path.join(root, "blogs", name), "utf8");
        const images = [...text.matchAll(/(?:^image: |\]\()(blogs\/[\w-]+)/gm)].map(([, image]) => image);
        return [
          `blogs/${name}`,
          ...images.flatMap((image) => pictureEndings.map((ending) => `images/${image}${ending}`)),
        ];
      })
      .concat(spanishFolder),
  );

/** Folders of copies that no test uses any more, for the next ones. */
const spare: string[] = [];

export class Copy {
  readonly root = spare.pop() ?? path.join(mkdtempSync(path.join(tmpdir(), "practice-")), "content");

  constructor(extent: "two articles" | "everything" = "two articles", root = practiceRoot) {
    const spared = extent === "everything" ? new Set<string>() : leftOut(root);
    mirror(root, this.root, (file) => !spared.has(file) && !spared.has(file.split("/")[0] ?? ""));
  }

  [Symbol.dispose]() {
    spare.push(this.root);
  }

  path(file: string) {
    return path.join(this.root, file);
  }

  read(file: string) {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, data: string | Buffer) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), data);
  }

  remove(file: string) {
    rmSync(this.path(file), { recursive: true });
  }

  move(file: string, to: string) {
    renameSync(this.path(file), this.path(to));
  }

  /** Removes a picture, drawing or photo. */
  removePicture(name: string) {
    for (const ending of pictureEndings) rmSync(this.path(`images/${name}${ending}`), { force: true });
  }

  /** Changes a file, and fails if nothing changed. */
  edit(file: string, from: string | RegExp, to: string) {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    this.write(file, after);
  }

  /** Changes the value of a field, with the lines that belong to it. */
  field(file: string, name: string, value: string) {
    const indent = new RegExp(`^( *(?:- )?)${name}:`, "m").exec(this.read(file))?.[1] ?? "";
    const lines = new RegExp(`^ *(?:- )?${name}:.*(?:\\n {${indent.length + 1},}.*)*$`, "m");
    this.edit(file, lines, `${indent}${name}:${value && ` ${value}`}`);
  }

  /** Replaces blog-1 with a short, valid article and some extra lines. */
  article(change: Partial<Record<keyof typeof articleFields, string | undefined>>, body = articleBody) {
    const original = this.read("blogs/blog-1.md");
    const kept = (name: string) => new RegExp(`^${name}: .*$`, "m").exec(original)?.[0] ?? "";
    const fields = { ...articleFields, topic: kept("topic"), image: kept("image"), ...change };
    const lines = Object.values(fields).filter((line) => line !== undefined);
    this.write("blogs/blog-1.md", `---\n${lines.join("\n")}\n---\n${body}`);
  }

  /** Adds as many short articles in both languages: one in each month from January 2018. */
  moreArticles(count: number) {
    for (let month = 0; month < count; month++) {
      const name = `blogs/blog-${month + 101}.md`;
      const fields = (more: string) =>
        `---\ntitle: Note ${month}\nexcerpt: A note from the office about a day like any other, long enough for the card that shows it in the list.\n${more}---\nA note.\n`;
      const day = new Date(Date.UTC(2018, month)).toLocaleString("en-US", {
        month: "short",
        timeZone: "UTC",
      });
      const date = `date: ${day} 01, ${2018 + Math.floor(month / 12)}`;
      this.write(name, fields(`slug: note-${month}\n${date}\nkind: news\ntopic: office-news\n`));
      const signed = "translation:\n  by: A\n  reviewer: B\n  reviewed: Nov 01, 2026\n";
      this.write(`es/${name}`, fields(`address: articulos/nota-${month}\n${signed}`));
    }
  }

  /** All error messages for this content; empty if it is valid. */
  messages(): string[] {
    try {
      readSite(this.root);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems.map(formatProblem);
      throw error;
    }
  }
}

export const articleFields = {
  title: "title: A Walk in the Morning",
  date: "date: Jul 12, 2021",
  topic: "",
  excerpt:
    "excerpt: Why a short walk before breakfast does you good, how to begin, and when to call us first.",
  image: "",
  imageAlt: "imageAlt: Two people on a path between saguaros at sunrise",
  sources: [
    "sources:",
    "  - organization: Centers for Disease Control and Prevention",
    "    title: Walking",
    "    url: https://www.cdc.gov/walking",
    "  - { organization: National Institute on Aging, title: Exercise, url: https://www.nia.nih.gov/ }",
  ].join("\n"),
  more: undefined as string | undefined,
};

const articleBody =
  "Walk a little each day.\n\n##### How to begin\n\n- Put on your shoes.\n\nCall {phone}.\n";
