/** Structured data (schema.org): breadcrumbs on every page, and the offices, the physician or the article that it is about. */
import type { Site } from "../read/site.server.ts";
import { absoluteUrl } from "./url.ts";

/** An object of schema.org. */
export type Thing = { "@type": string | string[] } & Record<string, unknown>;

/** What a page's loader says about it. */
export interface PageFacts {
  /** The h1. */
  title: string;
  /** For the browser's tab and search results, if it differs. */
  searchTitle?: string | undefined;
  description: string;
  path: string;
  /** True for the home page; other titles end with the practice's name. */
  alone?: boolean;
  crumbs?: { label: string; path: string }[];
  /** What the page is about, for search engines. */
  data?: Thing[];
}

/**
 * No Review and no AggregateRating, on any page: search engines reject ratings that a business publishes about
 * itself, and sample reviews must never be taken for real ones.
 */
export function structuredData(site: Site, facts: PageFacts): Thing[] {
  const { path, data = [] } = facts;
  const graph = path === "/" ? data : [breadcrumbs(site, facts), ...data];
  // Without the no-break spaces and word joiners of shown texts.
  return JSON.parse(JSON.stringify(graph).replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
}

/** The same breadcrumbs that the page shows. */
function breadcrumbs(site: Site, { crumbs = [], title, path }: PageFacts): Thing {
  const steps = [{ label: site.interface.homeCrumb, path: "/" }, ...crumbs, { label: title, path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.label,
      item: absoluteUrl(site, step.path),
    })),
  };
}
