/** Redirects go from a removed address directly to an existing page. */
import { allPaths } from "../pages.ts";
import { type Problem, suggestion } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { sentRedirects } from "../text/redirects.ts";

const file = "redirects.yaml";

export function* checkRedirects(site: Site): Generator<Problem> {
  const paths = new Set(allPaths(site));
  const redirects = sentRedirects(site.redirects);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const [index, { from, to }] of redirects.entries()) {
    const at = (key: "from" | "to") => ({ file, path: ["redirects", index, key] });
    const written = site.redirects[index] ?? { from, to };
    if (paths.has(from)) {
      yield {
        ...at("from"),
        expected: "an old address, which is no page any more",
        found: `${written.from}, which is a page of this site`,
        todo: "delete this line, or delete the page; nobody could reach the page while both exist",
      };
    }
    const first = redirects.findIndex((other) => other.from === from);
    if (first < index) {
      yield {
        ...at("from"),
        expected: "each old address once",
        found: `${written.from}, which no. ${first + 1} has too`,
        todo: "delete one of the two lines",
      };
    }
    if (!paths.has(to)) yield { ...at("to"), ...targetProblem(from, to, targets, paths) };
  }
}

function targetProblem(from: string, to: string, targets: Map<string, string>, paths: Set<string>) {
  const expected = "a page of this site";
  const end = endOf(from, targets);
  if (end === undefined) {
    return {
      expected,
      found: `${to}, which leads back to ${from} in a circle`,
      todo: "write the page that visitors should see",
    };
  }
  if (end !== to && paths.has(end)) {
    return {
      expected,
      found: `${to}, which is an old address itself and leads on to ${end}`,
      todo: `write to: ${end}, so that one step is enough`,
    };
  }
  const otherwise = "open the page in a browser and copy the part after the name of the site";
  return { expected, found: to, todo: suggestion(to, [...paths], otherwise) };
}

/** Where a chain of redirects ends; undefined if it runs in a circle. */
function endOf(from: string, targets: Map<string, string>): string | undefined {
  const seen = new Set<string>();
  let here = from;
  for (let next = targets.get(here); next !== undefined; next = targets.get(here)) {
    if (seen.has(here)) return undefined;
    seen.add(here);
    here = next;
  }
  return here;
}
