/** Articles that are not published yet. Nothing to settle: they may wait. */
import type { Site } from "../../read/site.server.ts";

/** A few lines for the end of the report, or undefined if there are none. */
export function draftList({ drafts }: Site): string | undefined {
  if (drafts.length === 0) return undefined;
  return [
    `Articles that are not published: ${drafts.length}`,
    ...drafts.map(({ file, title, date, waitsFor }) => {
      const until = waitsFor === "draft" ? "draft: true" : `from ${date}`;
      return `    content/${file}  ${title} (${until})`;
    }),
  ].join("\n");
}
