/** Content files that are not in the canonical form: the first save in a form would change more lines than it should. */
import { canonical } from "../../edit/canonical.ts";
import type { Problem } from "../../read/problem.ts";
import { kindOf } from "../../schema/files.ts";
import type { Texts } from "./texts.ts";

export function formAdvice(texts: Texts): Problem[] {
  const others = [...texts].flatMap(([file, text]) => {
    const kind = kindOf(file);
    const written = kind && canonical(kind, text);
    return written === undefined || written === text ? [] : [file];
  });
  if (others.length === 0) return [];
  return [
    {
      file: "content",
      field: "form",
      expected: "files in the form that npm run format writes, so that saving a form changes only your lines",
      received: `${others.length === 1 ? "another form" : `${others.length} files in another form`}: ${others.slice(0, 3).join(", ")}${others.length > 3 ? " ..." : ""}`,
      remedy: "run npm run format. It drops comments: what they say belongs in content/README.md",
      rule: "form",
      severity: "advice",
    },
  ];
}
