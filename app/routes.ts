/** Every URL of the site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { olderYears, yearPath } from "../site/article-lists.ts";
import { folderNames, folders } from "../site/kinds/folders.ts";
import { type PageName, pageFile, pageNames, pages } from "../site/kinds/pages.ts";
import { loadSite } from "../site/load.server.ts";
import { contentFolder, textFiles } from "../site/read/site.server.ts";
import { developmentAddresses, spanishRoutes } from "./spanish-routes.ts";

/**
 * React Router can't build a route that has a loader but no prerendered page. So the build leaves out the routes of pages
 * that the practice does not have. In development, and for the types, every route exists.
 */
const isBuild = process.env.IN_BUILD === "true";
const has = (file: string) => !isBuild || existsSync(path.join(contentFolder(), file));

const module = (name: string) => `pages/${name}/${name}.tsx`;
/** Pages of the folders that a page lists. */
const folderRoutes = (page: PageName | undefined) =>
  folderNames
    .filter((name) => name !== "textPages" && folders[name].listedOn === page && has(folders[name].folder))
    .map((name) => route(folders[name].address.slice(1), module(folders[name].kind)));
const routesOf = (name: PageName): RouteConfigEntry[] => [
  ...(has(pageFile(name)) ? [route(name, module(name))] : []),
  ...folderRoutes(name),
];
/** The list again, for the articles of a year. */
const years =
  !isBuild || olderYears(loadSite().articles).length > 0
    ? [route(yearPath(":year").slice(1), module("blogs"), { id: "blogs-of-year" })]
    : [];
const requiredFirst = (a: PageName, b: PageName) => Number(pages[b].isRequired) - Number(pages[a].isRequired);
/** These have routes of their own. */
const special: PageName[] = ["home", "not-found"];

/** One route per text. In development one route for all of them, so that a new file works without a restart. */
const texts = textFiles(contentFolder())
  .map((file) => path.basename(file, ".md"))
  .filter((name) => name !== "about-us");
const text = (name: string) => route(name, "pages/text/text.tsx", { id: name });

/** The component gallery. Only in development, so it is not in the table of pages. */
const gallery = process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : [];

const english: RouteConfigEntry[] = [
  index(module("home")),
  route("about-us", module("about-us")),
  ...pageNames
    .filter((name) => !special.includes(name))
    .sort(requiredFirst)
    .flatMap(routesOf),
  ...folderRoutes(undefined),
  ...years,
  ...(isBuild ? texts.map(text) : [text(":text")]),
];

/** The same pages in Spanish, where content/es gives them an address. */
const spanish = spanishRoutes(
  english,
  isBuild ? loadSite().addresses : developmentAddresses(contentFolder()),
);

export default [
  ...english,
  route("home", "pages/home/home.tsx", { id: "home-alias" }),
  ...spanish,
  ...gallery,
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
