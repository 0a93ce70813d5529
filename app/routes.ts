/** Every URL of the site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { loadSite } from "../site/load.server.ts";
import { contentFolder, textFiles } from "../site/read/site.server.ts";
import { optionalPages, type PageName, pageFile } from "../site/schema/page.ts";
import { developmentAddresses, spanishRoutes } from "./spanish-routes.ts";

/**
 * React Router can't build a route that has a loader but no prerendered page. So the build leaves out the routes of pages
 * that the practice does not have. In development, and for the types, every route exists.
 */
const isBuild = process.env.IN_BUILD === "true";
const has = (file: string) => !isBuild || existsSync(path.join(contentFolder(), file));

const optional = Object.keys(optionalPages)
  .filter((page) => has(pageFile(page as PageName)))
  .map((page) => route(page, `pages/${page}/${page}.tsx`));

/** One route per text. In development one route for all of them, so that a new file works without a restart. */
const texts = textFiles(contentFolder())
  .map((file) => path.basename(file, ".md"))
  .filter((name) => name !== "about-us");
const text = (name: string) => route(name, "pages/text/text.tsx", { id: name });

/** The component gallery. Only in development, so it is not in the table of pages. */
const gallery = process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : [];

const english: RouteConfigEntry[] = [
  index("pages/home/home.tsx"),
  route("about-us", "pages/about-us/about-us.tsx"),
  route("providers", "pages/providers/providers.tsx"),
  route("providers/:slug", "pages/provider/provider.tsx"),
  route("services", "pages/services/services.tsx"),
  route("services/:slug", "pages/service/service.tsx"),
  route("blogs", "pages/blogs/blogs.tsx"),
  route("blogs/page/:page", "pages/blogs/blogs.tsx", { id: "blogs-further" }),
  ...(has("blogs") ? [route("blogs/:id", "pages/article/article.tsx")] : []),
  route("contact-us", "pages/contact-us/contact-us.tsx"),
  route("location/:slug", "pages/location/location.tsx"),
  ...(has("worksheets") ? [route("worksheets/:slug", "pages/worksheet/worksheet.tsx")] : []),
  route("search", "pages/search/search.tsx"),
  ...optional,
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
