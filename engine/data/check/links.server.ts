import { pathOf } from "../kinds/folders.ts";
/** Where links lead: a path to a page, a #part to a part of it, an old address to a page, a patient link elsewhere. */
import { traitsOf } from "../kinds/kinds.ts";
import { allPaths, filesOf, goneArticles, type PageEntry, pagesOf, writtenArticles } from "../pages.ts";
import { downloadPath } from "../read/download-files.server.ts";
import { type Message, type Problem, show, suggestion } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { isPatientTask } from "../schema/patient-links.ts";
import { isBuiltFile, sentAddress } from "../text/redirects.ts";
import { inlinesOf } from "../text/words.ts";

export const brokenLinks = (site: Site) => linkProblems(site, false);

/**
 * Links that a page leaves out, so that an article can be deleted or wait without an edit of the pages around it: a related
 * page, and the link of a sentence to an article, which keeps its words.
 */
export const leftOutLinks = (site: Site) => linkProblems(site, true);

function linkProblems(site: Site, isLeftOut: boolean): Problem[] {
  const paths = new Set([
    ...allPaths(site),
    ...site.downloads.downloads.map(({ file }) => downloadPath(file)),
  ]);
  const pages = new Map(pagesOf(site).map((page) => [page.path, page]));
  const isGone = goneArticles(site);
  return [...linksOf(site)].flatMap(({ link, here, isInText = false, ...place }): Problem[] => {
    if ((place.path[0] === "related" || (isInText && isGone(link))) !== isLeftOut) return [];
    const [whole = "", part] = link.split("#");
    const path = whole.split("?")[0] || here;
    if (path === undefined) return [];
    const page = pages.get(path);
    const message = paths.has(path)
      ? page && part !== undefined && partProblem(link, decoded(part), partsOf(page))
      : pageProblem(site, link, path, [...paths]);
    return message ? [{ ...place, written: link, ...message }] : [];
  });
}

function pageProblem(site: Site, link: string, path: string, paths: string[]): Message {
  const draft = site.drafts.find(({ slug }) => pathOf("articles", slug) === path);
  if (draft) {
    const { file, date, waitsFor } = draft;
    return {
      expected: "a page that is on the site",
      found: `${link}, which is not published: content/${file} ${waitsFor === "draft" ? "has draft: true" : `waits for ${date}`}`,
      todo: "take the link out until the article is published, or publish the article first",
    };
  }
  const otherwise = path.startsWith("/blogs/")
    ? "take the link out, or bring back the article that had this address"
    : "take the link out, or open the page in a browser and copy the part after the name of the site";
  return { expected: "a path of this site", found: link, todo: suggestion(path, paths, otherwise) };
}

function partProblem(link: string, part: string, known: string[]): Message | undefined {
  if (known.includes(part)) return undefined;
  const otherwise =
    "open the page, click the part's link and copy the address, or delete the # and what follows";
  return {
    expected: known.length > 0 ? `a part of that page: ${known.join(", ")}` : "a link without #",
    found: link,
    todo: suggestion(
      `#${part}`,
      known.map((id) => `#${id}`),
      otherwise,
    ),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Link {
  file: string;
  path: PropertyKey[];
  link: string;
  /** The page that the link is on, for links like #part. */
  here?: string;
  isInText?: true;
}

export function* linksOf(site: Site): Generator<Link> {
  const { url } = site.practice;
  for (const { file, fields, body, ...page } of filesOf(site)) {
    const here = "path" in page ? { here: String(page.path) } : {};
    for (const { path, value, mark } of fields) {
      if (mark.sitePath && !isPatientTask(value)) yield { file, path, link: String(value) };
    }
    for (const { field, blocks } of body) {
      for (const part of blocks.flatMap(inlinesOf)) {
        if (typeof part !== "object" || !("href" in part)) continue;
        // The site's own pages by their full address: a change of the address would break them.
        const own = part.href === url || part.href.startsWith(`${url}/`);
        const link = own ? part.href.slice(url.length) || "/" : part.href;
        if (/^[/#]/.test(link)) yield { file, path: field, link, isInText: true, ...here };
      }
    }
  }
}

/** Parts of a page that a link can lead to: /insurance#words. tests/built/head.test.ts compares them with the built page. */
export function partsOf({ kind, fields, body }: PageEntry): string[] {
  const headings = body.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "heading" ? [block.id] : [])),
  );
  // Questions, programs and words have an id in content, which is their address in the page.
  const ids = fields.flatMap(({ path, value }) => (path.at(-1) === "id" ? [String(value)] : []));
  return [...new Set([...headings, ...ids, ...traitsOf(kind).sections, "main"])];
}

/** Headings of articles, services and text pages that their tables and offices refer to. */
export function* checkHeadings(site: Site): Generator<Problem> {
  for (const entry of [...site.services, ...writtenArticles(site), ...site.textPages]) {
    const headings = entry.body.flatMap((block) => (block.type === "heading" ? [block.id] : []));
    const named = entry.tables.map(({ after }, index) => ({ path: ["tables", index, "after"], after }));
    if ("officesAfter" in entry) named.push({ path: ["officesAfter"], after: entry.officesAfter });
    for (const { path, after } of named) {
      if (!after || headings.includes(after)) continue;
      yield {
        file: entry.file,
        path,
        expected: `a heading of the text: ${headings.join(", ") || "it has none"}`,
        found: show(after),
        todo: suggestion(after, headings, "correct it, or delete the line"),
      };
    }
  }
}

export function* checkRedirects(site: Site): Generator<Problem> {
  const paths = new Set(allPaths(site));
  const files = new Set(site.downloads.downloads.map(({ file }) => downloadPath(file)));
  const redirects = site.redirects.map(({ from, to }) => ({ from: sentAddress(from), to: sentAddress(to) }));
  for (const [index, { from, to }] of redirects.entries()) {
    const at = (key: "from" | "to") => ({
      file: "redirects.yaml",
      path: ["redirects", index, key],
    });
    const written = site.redirects[index] ?? { from, to };
    if (paths.has(from)) {
      yield {
        ...at("from"),
        expected: "an old address, which is no page any more",
        found: `${written.from}, which is a page of this site`,
        todo: "delete this line, or delete the page; nobody could reach the page while both exist",
      };
    }
    if (files.has(from) || isBuiltFile(from)) {
      yield {
        ...at("from"),
        expected: "an old address of a page",
        found: `${written.from}, which is a file of this site, or could be`,
        todo: "delete this line; nobody could load the file while it exists",
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

const bareHost = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "");

/** A patient link leads to another website. */
export function* checkPatientLinks(site: Site): Generator<Problem> {
  const links = filesOf(site).flatMap(({ file, fields }) =>
    fields.flatMap(({ path, value }) =>
      path[0] === "patientLinks" && path[2] === "url" ? [{ file, path, url: String(value) }] : [],
    ),
  );
  const ownHost = bareHost(site.practice.url);
  for (const link of links) {
    const { file, path, url } = link;
    // Once for each address: offices and people have the practice's links too.
    if (bareHost(url) !== ownHost || links.find((one) => one.url === url) !== link) continue;
    yield {
      file,
      path,
      expected: "an address of another website, where patients do this",
      found: `${url}, which is this site`,
      todo: `paste the address of the other website. To lead patients to a page of this site, link to ${URL.parse(url)?.pathname} in a text or in navigation.yaml`,
    };
  }
}
