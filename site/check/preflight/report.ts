/** Prints what keeps a site from going public, grouped by whom it concerns, then by reason, and where to begin. */
import { styleText } from "node:util";
import { fieldName, groups, isAdvice, type Problem, placeOf } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";

const bold = (text: string) => styleText("bold", text);
const quiet = (text: string) => styleText("dim", text);

const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

function section(title: string, findings: Problem[]): string[] {
  if (findings.length === 0) return [];
  const width = Math.max(...findings.map((finding) => placeOf(finding).length));
  const byReason = Map.groupBy(findings, ({ reason, todo }) => `${reason?.why}\n${todo}`);
  const parts = [...byReason.values()].flatMap((same) => [
    "",
    `  ${same[0]?.reason?.why}`,
    `  ${quiet("To do:")} ${same[0]?.todo}`,
    ...same.sort(byPlace).map((finding) => {
      const note = finding.found ? quiet(` (${finding.found})`) : "";
      return `    ${placeOf(finding).padEnd(width)}  ${fieldName(finding.path)}${note}`;
    }),
  ]);
  return ["", bold(`${title}: ${findings.length}`), ...parts];
}

export function formatReport(findings: Problem[]): string {
  const musts = findings.filter((finding) => !isAdvice(finding));
  const lines = Object.entries(groups).flatMap(([group, title]) =>
    section(
      title,
      musts.filter(({ reason }) => reason?.group === group),
    ),
  );
  lines.push(...section("Worth a thought, but nothing that holds the site back", findings.filter(isAdvice)));
  const end =
    musts.length === 0
      ? bold("Nothing is left to replace or to review. The site may go public.")
      : `${orderOfWork(musts)}\n\n${bold(`${counted(musts.length)} to fix before the site may go public.`)}`;
  return [...lines, "", end].join("\n").trimStart();
}

/** Facts first, because texts take them from there; then by folder, and translations of them last. */
function orderOfWork(musts: Problem[]): string {
  const byPart = Map.groupBy(musts, ({ file }) => file.replace(/\/[^/]*$/, ""));
  const rank = (part: string) =>
    part === "practice.yaml" ? 0 : part.startsWith("es") ? 3 : part.includes(".") ? 1 : 2;
  const parts = [...byPart].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  return [
    `Start with ${parts[0]?.[0]}. In this order:`,
    ...parts.map(([part, found]) => `    ${part}: ${counted(found.length)}`),
  ].join("\n");
}

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

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
