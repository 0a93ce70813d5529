/** Reads the expected messages for broken content from messages.txt. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** Files that a case writes completely. Only in these the line number is part of the expectation. */
const written = /^content\/(blogs\/blog-1\.md|topics\.yaml|alerts\.yaml):/;

/** Removes what depends on the rest of the content. */
export const lasting = (message: string) =>
  written.test(message) ? message : message.replace(/^(\S+?\.\w+):\d+(:\d+)?/, "$1");

/** Name of the case -> its messages, four lines each. */
export function expectedMessages(): Map<string, string[]> {
  const text = readFileSync(path.join(import.meta.dirname, "messages.txt"), "utf8").trim();
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
