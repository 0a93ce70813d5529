/** Structured data of every built page, against the content. The outlines have the whole graph of each kind of page. */
import { expect, it } from "vitest";
import { htmlFile } from "../../engine/build/page-files.ts";
import { pagesOf } from "../../engine/data/pages.ts";
import { addressIn } from "../../engine/data/text/language.ts";
import { graphIn, read, wrongWith } from "../support/built.ts";
import { editions, site } from "../support/site.ts";

const { url } = site.practice;
const graphAt = (path: string) => graphIn(read(htmlFile(path)));

type Node = Record<string, unknown>;
/** Every object of a graph, at any depth. */
function nodesOf(value: unknown): Node[] {
  if (!value || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

/** The form of values by their property. What patients think is refused; a clinician's reading of a text is welcome. */
const forms: [property: RegExp, form: RegExp][] = [
  [/^(@id|url|item|image|logo|sameAs)$/, /^https:\/\/\S+$/],
  [/^(datePublished|dateModified|validFrom|validThrough)$/, /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/],
  [/^(opens|closes)$/, /^([01]\d|2[0-3]):[0-5]\d$/],
  [/rating|reviews?$/i, /^(?!)/],
  // Neither empty, nor with signs made for the screen.
  [/^/, /^[^\u00a0\u2060]+$/],
];
const problemsOf = (graph: Node[], file: string) =>
  nodesOf(graph).flatMap((node) => [
    ...(node["@type"] ? [] : [`no type: ${JSON.stringify(node)}`]),
    ...Object.entries(node).flatMap(([property, value]) => {
      const values = [value]
        .flat()
        .map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one)));
      const wrong = [
        ...forms.filter(
          ([name, form]) => name.test(property) && !(values[0] && values.every((one) => form.test(one))),
        ),
        ...values.filter((one) => one.startsWith(url) && wrongWith(one.replace(/#.*/, ""), file)),
      ];
      return wrong.length > 0 ? [`${String(node["@type"])}.${property}: ${values}`] : [];
    }),
  ]);

it("is consistent on every page", () => {
  for (const edition of editions)
    for (const { address, aliasOf = address } of pagesOf(edition)) {
      const graph = graphAt(address);
      expect(read(htmlFile(address)), address).toContain('"@context":"https://schema.org"');
      expect(problemsOf(graph, htmlFile(address)), address).toEqual([]);
      // It is in every page, so it must be small.
      expect(JSON.stringify(graph).length, address).toBeLessThan(5000);
      const trails = graph.filter((node) => node["@type"] === "BreadcrumbList");
      const home = url + (addressIn(edition, "/") === "/" ? "/" : addressIn(edition, "/"));
      const canonical = aliasOf === "/" ? home : url + encodeURI(decodeURI(aliasOf));
      expect(trails, address).toHaveLength(canonical === home ? 0 : 1);
      for (const { itemListElement } of trails) {
        const trail = itemListElement as Node[];
        expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
        expect([trail[0]?.item, trail.at(-1)?.item], address).toEqual([home, canonical]);
      }
    }
});
