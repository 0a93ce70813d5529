/** Prints findings grouped by whom they affect, then by reason. */
import { styleText } from "node:util";
import { fieldName } from "../../read/problem.ts";
import { groups, type PlacedFinding } from "./finding.ts";

const bold = (text: string) => styleText("bold", text);
const quiet = (text: string) => styleText("dim", text);

const placeOf = ({ file, line }: PlacedFinding) => `content/${file}${line ? `:${line}` : ""}`;

const byPlace = (a: PlacedFinding, b: PlacedFinding) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

function section(title: string, findings: PlacedFinding[]): string[] {
  if (findings.length === 0) return [];
  const width = Math.max(...findings.map((finding) => placeOf(finding).length));
  const byReason = Map.groupBy(findings, ({ reason, remedy }) => `${reason}\n${remedy}`);
  const parts = [...byReason.values()].flatMap((same) => [
    "",
    `  ${same[0]?.reason}`,
    `  ${quiet("To do:")} ${same[0]?.remedy}`,
    ...same.sort(byPlace).map((finding) => {
      const note = finding.note ? quiet(` (${finding.note})`) : "";
      return `    ${placeOf(finding).padEnd(width)}  ${fieldName(finding.path)}${note}`;
    }),
  ]);
  return ["", bold(`${title}: ${findings.length}`), ...parts];
}

/** The list alone. */
export function formatFindings(findings: PlacedFinding[]): string {
  const musts = findings.filter(({ isAdvice }) => !isAdvice);
  const advice = findings.filter(({ isAdvice }) => isAdvice);
  const lines = Object.entries(groups).flatMap(([group, title]) =>
    section(
      title,
      musts.filter((finding) => finding.group === group),
    ),
  );
  lines.push(...section("Worth a thought, but nothing that holds the site back", advice));
  return lines.join("\n").trimStart();
}

export function formatReport(findings: PlacedFinding[]): string {
  const musts = findings.filter(({ isAdvice }) => !isAdvice);
  const list = formatFindings(findings);
  const lines = [...(list ? [list, ""] : [])];
  lines.push(
    musts.length === 0
      ? bold("Nothing is left to replace or to review. The site may go public.")
      : bold(`${counted(musts.length)} to settle before the site may go public.`),
  );
  return lines.join("\n");
}

const counted = (count: number) => (count === 1 ? "1 value" : `${count} values`);
