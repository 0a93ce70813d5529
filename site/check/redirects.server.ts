/** Redirects go from a removed address directly to an existing page. */
import { allPaths } from "../pages.ts";
import { type Problem, suggestion } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { sentRedirects } from "../text/redirects.ts";

const file = "redirects.yaml";

export function* checkRedirects(site: Site): Generator<Problem> {
  const paths = new Set(allPaths(site));
  const redirects = sentRedirects(site.redirects);
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
    if (!paths.has(to))
      yield {
        ...at("to"),
        expected: "a page of this site, and not an old address that leads on",
        found: to,
        todo: suggestion(
          to,
          [...paths],
          "open the page in a browser and copy the part after the name of the site",
        ),
      };
  }
}
