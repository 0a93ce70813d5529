/** Protected facts stand unchanged: no page gives another number. */
import { protectedProblems } from "../../data/check/text/facts.ts";
import type { Built } from "./built.ts";
import { danger, type Finding } from "./finding.ts";
import { bare, decoded, plain } from "./html.ts";

/** What visitors read: each block is a line. */
const linesOf = (html: string) =>
  plain(
    decoded(
      bare(html)
        .replace(/<svg\b.*?<\/svg>/gs, "")
        .replace(/<\/?(?:a|abbr|b|em|i|mark|span|strong|time|wbr)\b[^>]*>/g, "")
        .replace(/<[^>]*>/g, "\n"),
    ),
  );

export function changedFacts({ site, documents }: Built): Finding[] {
  const allTexts = new Map(documents.map(({ file, html }) => [file, linesOf(html)]));
  return [...protectedProblems(site, { allTexts })].map(({ file, expected, found }) =>
    danger(`${file}: ${found}, not ${expected}`),
  );
}
