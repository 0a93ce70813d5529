/** The messages that broken content must give, from messages.txt. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { slugOf } from "../../../app/content/slug.ts";

/** Files that a case writes whole: there, and only there, line numbers stay what they are when content is edited. */
const written = /^content\/(blogs\/blog-1\.md|topics\.yaml|alerts\.yaml):/;

/** A message without what depends on the rest of the content. */
export const lasting = (message: string) =>
  written.test(message) ? message : message.replace(/^(\S+?\.\w+):\d+(:\d+)?/, "$1");

export const topicsOf = (yaml: string) => [...yaml.matchAll(/key: ([\w-]+)/g)].map(([, key]) => key ?? "");

function field(file: string, name: string) {
  return new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(readFileSync(`content/${file}`, "utf8"))?.[1] ?? "";
}
const namesIn = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.basename(name, ".md"));

/** Parts of messages that come from content, which its owner edits. */
const fromContent: Record<string, () => string> = {
  topics: () => topicsOf(readFileSync("content/topics.yaml", "utf8")).join(", "),
  topic: () => topicsOf(readFileSync("content/topics.yaml", "utf8"))[0] ?? "",
  offices: () => namesIn("locations").join(", "),
  services: () => namesIn("services").join(", "),
  person: () => namesIn("providers")[0] ?? "",
  secondImage: () => field("blogs/blog-2.md", "image"),
  secondSlug: () => slugOf(field("blogs/blog-2.md", "title")),
  secondDate: () => field("blogs/blog-2.md", "date"),
};

/** Name of the case -> what it says, each message four lines. */
export function expectedMessages(): Map<string, string[]> {
  const text = readFileSync(path.join(import.meta.dirname, "messages.txt"), "utf8")
    .replace(/<<(\w+)>>/g, (_, name) => fromContent[name]?.() ?? `unknown ${name}`)
    .trim();
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [name = "", ...lines] = part.trim().split("\n");
        const messages = lines.join("\n").split(/\n(?=content\/)/);
        return [name, messages];
      }),
  );
}
