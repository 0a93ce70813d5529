/**
 * Post-processes the HTML of React Router: moves hydration data to a JSON file, inlines the first styles of the page's kind, and
 * leaves one script, the same file for all (app/features/navigation/boot.ts). Returns the hashes for the Content-Security-Policy.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifySync } from "vite";
import { boot, headScript } from "../app/features/navigation/boot.ts";
import {
  inlineScripts,
  type Manifest,
  manifestScript,
  type PageFile,
  pageFileMark,
  preloads,
  type RouteInManifest,
} from "../app/features/navigation/router-internals.ts";
import { type Language, languageOf, languages } from "../site/text/language.ts";
import { divide, shownClasses } from "./first-styles.ts";
import { dataFile } from "./page-files.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => createHash("sha256").update(text);
const shortHash = (text: string) => sha256(text).digest("base64url").slice(0, 10);
const hashOf = (text: string) => `'sha256-${sha256(text).digest("base64")}'`;

const bootScript = minifySync("boot.js", `(${boot})()`, { mangle: true }).code.trim();

/** The page's HTML has them: see InlineDrawing. */
const withoutDrawings = (key: string, value: unknown) => (key === "drawing" || key === "svg" ? "" : value);

export function finishPages(root: string): InlineHashes {
  const { frame, sheets, manifest } = joinSheets(root);
  const pages = globSync("**/*.html", { cwd: root }).map((file) => {
    const name = file.replace(/\.html$/, "").replaceAll(path.sep, "/");
    const [written = "", taken] = readFileSync(path.join(root, file), "utf8").split(pageFileMark);
    if (!taken || !inlineScripts.test(written)) throw changed(`${file}: scripts are written in another way.`);
    const html = written.replace(inlineScripts, "").replaceAll(preloads, "");
    const own = manifestOf(manifest, languageOf(`/${name}`));
    const page: PageFile = JSON.parse(taken.replaceAll(manifest, own));
    return { file, name, html, page, sheet: sheets.get(Object.keys(page.routes).at(-1) ?? "") };
  });
  const styles = new Map(
    [...Map.groupBy(pages, ({ sheet }) => sheet)].map(([sheet, ofKind]) => {
      const shown = new Set(ofKind.flatMap(({ html }) => shownClasses(html)));
      const text = frame + (sheet ? readFileSync(path.join(root, sheet), "utf8") : "");
      const { first, rest } = divide(text, shown);
      return [sheet, { first, rest: writeAsset(root, "styles", "css", rest) }];
    }),
  );
  const bootFile = writeAsset(root, "boot", "js", bootScript);
  mkdirSync(path.join(root, "assets/pages"));
  for (const { file, name, html, page, sheet } of pages) {
    const { root: shared, ...own } = page.data;
    for (const data of Object.values(own))
      writeFileSync(path.join(root, dataFile(name === "index" ? "/" : `/${name}`)), JSON.stringify(data));
    const text = JSON.stringify(page, withoutDrawings);
    // With its hash, so that a page's HTML and its file are always of one build.
    const pageFile = `/assets/pages/${name.replaceAll("/", "-")}-${shortHash(text)}.json`;
    writeFileSync(path.join(root, pageFile), text);
    const { first, rest } = styles.get(sheet) ?? { first: "", rest: "" };
    const finished = html
      .replace("</head>", () => `<style${sheet ? ` data-sheet="${sheet}"` : ""}>${first}</style></head>`)
      // The sheet comes last, so that nothing waits for it.
      .replace(
        "</body>",
        () =>
          `${phoneFonts(html)}<script async src="${bootFile}" data-page="${pageFile}"></script><link rel="stylesheet" href="${rest}"></body>`,
      );
    writeFileSync(path.join(root, file), finished);
  }
  return {
    scripts: [hashOf(headScript)],
    styles: [...new Set([...styles.values()].map(({ first }) => hashOf(first)))],
  };
}

/**
 * Phones load fonts after the page's words and first picture: for those in its head Chromium holds the first paint back, 110 ms
 * on the slow line of the bench.
 */
function phoneFonts(html: string): string {
  const inHead = html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  // Wide screens have them already.
  return inHead.map((link) => link.replace(/ media="[^"]*"/, "")).join("");
}

/** Returns its address. */
function writeAsset(root: string, name: string, type: string, text: string): string {
  const href = `/assets/${name}-${shortHash(text)}.${type}`;
  writeFileSync(path.join(root, href), text);
  return href;
}

/**
 * Joins the style sheets of each route into one, without those of the frame, which every page has. The manifest lists it,
 * for visitors who come from another kind of page, and keeps what the browser needs of the routes of one language.
 */
function joinSheets(root: string): { frame: string; sheets: Map<string, string>; manifest: string } {
  const [file = "", ...others] = globSync("assets/manifest-*.js", { cwd: root });
  const json = file && manifestScript.exec(readFileSync(path.join(root, file), "utf8"))?.[1];
  if (!json || others.length > 0) throw changed("its manifest is written in another way.");
  const { entry, routes }: Manifest = JSON.parse(json);
  // React Router marks sheets that a lazy module has too.
  const sheetsOf = ({ css = [] }: { css?: string[] }) => css.map((href) => href.replace("#", ""));
  const join = (hrefs: string[]) =>
    hrefs.map((href) => readFileSync(path.join(root, href), "utf8").trim()).join("");
  const frameSheets = sheetsOf(routes.root ?? {});
  if (frameSheets.length === 0) throw changed("its manifest names style sheets in another way.");
  const frame = join(frameSheets);
  const sheets = new Map<string, string>();
  const needed = Object.entries(routes).map(([id, route]): [string, Partial<RouteInManifest>] => {
    const { index, path: pattern, module, imports = [], hasLoader } = route as RouteInManifest;
    const own = sheetsOf(route as RouteInManifest).filter((href) => !frameSheets.includes(href));
    const sheet = own.length > 0 && writeAsset(root, "styles", "css", join(own));
    if (sheet) sheets.set(id, sheet);
    return [
      id,
      {
        ...{ id, index, path: pattern, module, hasLoader },
        imports: imports.filter((one) => !entry.imports.includes(one)),
        css: sheet ? [sheet] : [],
      },
    ];
  });
  for (const language of languages) {
    const ofLanguage = needed.filter(
      ([id, { path: pattern = "" }]) =>
        id === "root" || pattern === "*" || languageOf(`/${pattern}`) === language,
    );
    const manifest = JSON.stringify({ routes: Object.fromEntries(ofLanguage) });
    writeFileSync(path.join(root, manifestOf(file, language)), `window.__reactRouterManifest=${manifest};`);
  }
  // Besides these, only lazy modules load sheets. React Router also copies those of the server build.
  const scripts = globSync("assets/*.js", { cwd: root }).map((script) =>
    readFileSync(path.join(root, script), "utf8"),
  );
  for (const sheet of globSync("assets/*.css", { cwd: root }))
    if (!scripts.some((script) => script.includes(path.basename(sheet)))) rmSync(path.join(root, sheet));
  return { frame, sheets, manifest: path.basename(file) };
}

/** Another language is another document: on a phone, sorting the routes of one is among the longest tasks of hydration. */
const manifestOf = (file: string, language: Language) =>
  language === "en" ? file : file.replace(".js", `-${language}.js`);

export const version: string = JSON.parse(
  readFileSync("node_modules/react-router/package.json", "utf8"),
).version;

const changed = (what: string) =>
  new Error(
    `React Router ${version}: ${what} See the list in docs/decisions/009-one-sheet-few-couplings.md, and app/features/navigation/router-internals.ts.`,
  );
