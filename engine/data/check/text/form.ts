/** Content files that are not in the canonical form: the first save in a form would change more lines than it should. */
import { canonical } from "../../edit/canonical.ts";
import { kindOf } from "../../kinds/kinds.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import type { Source } from "./texts.ts";

export function formAdvice(_: Site, { texts }: Source): Problem[] {
  const others = [...texts].flatMap(([file, text]) => {
    const kind = kindOf(file);
    const written = kind && canonical(kind, text);
    return written === undefined || written === text ? [] : [file];
  });
  if (others.length === 0) return [];
  return [
    {
      file: "",
      path: ["form"],
      expected: "files in the form that npm run format writes, so that saving a form changes only your lines",
      found: `${others.length === 1 ? "another form" : `${others.length} files in another form`}: ${others.slice(0, 3).join(", ")}${others.length > 3 ? " ..." : ""}`,
      todo: "run npm run format. It drops comments: what they say belongs in content/README.md",
    },
  ];
}
