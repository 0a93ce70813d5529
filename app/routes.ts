/** Every URL of the site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { contentFolder } from "./content/site.server.ts";
import type { OptionalPageName } from "./schema/page.ts";

/**
 * React Router refuses to build a route that has a loader and no page. So the routes of pages that the practice leaves
 * out are left out of the build; while editing, and for the types, every route is there.
 */
const isBuild = process.env.IN_BUILD === "true";
const has = (file: string) => !isBuild || existsSync(path.join(contentFolder(), file));

const optional = (page: OptionalPageName) =>
  has(`pages/${page}.yaml`) ? [route(page, `pages/${page}.tsx`)] : [];

export default [
  index("pages/home.tsx"),
  route("home", "pages/home.tsx", { id: "home-alias" }),
  route("about-us", "pages/about-us.tsx"),
  route("providers", "pages/providers.tsx"),
  route("providers/:slug", "pages/provider.tsx"),
  route("services", "pages/services.tsx"),
  route("services/:slug", "pages/service.tsx"),
  ...optional("population-health"),
  ...optional("testimonials"),
  route("blogs", "pages/blogs.tsx"),
  route("blogs/page/:page", "pages/blogs.tsx", { id: "blogs-further" }),
  ...(has("blogs") ? [route("blogs/:id", "pages/article.tsx")] : []),
  route("contact-us", "pages/contact-us.tsx"),
  route("location/:slug", "pages/location.tsx"),
  route("privacy-policy", "pages/text.tsx", { id: "privacy-policy" }),
  route("terms-and-condition", "pages/text.tsx", { id: "terms-and-condition" }),

  // Beyond the specification
  ...optional("insurance"),
  ...optional("new-patients"),
  route("search", "pages/search.tsx"),
  ...optional("language-assistance"),
  route("accessibility", "pages/text.tsx", { id: "accessibility" }),
  route("nondiscrimination", "pages/text.tsx", { id: "nondiscrimination" }),
  route("good-faith-estimate", "pages/text.tsx", { id: "good-faith-estimate" }),
  route("notice-of-privacy-practices", "pages/text.tsx", { id: "notice-of-privacy-practices" }),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
