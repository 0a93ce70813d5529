/** Structured data (schema.org): one graph per page, linked by `@id`. */
import type {
  AboutPageLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  IndividualPhysicianLeaf,
  MedicalClinicLeaf,
  MedicalWebPageLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  WebPageLeaf,
} from "schema-dts";
import type { Site } from "../read/site.server.ts";
import { locales } from "../text/language.ts";
import {
  organization,
  website,
  websiteId,
  wholeOrganization,
} from "./structured-data/organization.server.ts";
import { absoluteUrl } from "./url.ts";

interface Facts {
  /** The document title. */
  title: string;
  /** The h1. */
  heading: string;
  description: string;
  path: string;
  crumbs: { label: string; path: string }[];
  data?: PageData | undefined;
}

/**
 * No Review and no AggregateRating, on any page: search engines reject ratings that a business publishes about
 * itself, and sample reviews must never be taken for real ones.
 */
export function structuredData(site: Site, facts: Facts): StructuredData {
  const { page, nodes = [] } = facts.data ?? { page: { "@type": "WebPage" } };
  const url = absoluteUrl(site, facts.path);
  const isHome = facts.path === "/";
  const graph = [
    {
      ...page,
      "@id": `${url}#page`,
      url,
      name: facts.title,
      description: facts.description,
      isPartOf: { "@id": websiteId(site) },
      ...(site.language !== "en" && { inLanguage: locales[site.language] }),
      ...(!isHome && { breadcrumb: breadcrumbs(site, facts) }),
    },
    ...nodes,
    website(site),
    isHome ? wholeOrganization(site) : organization(site),
  ];
  return withPlainText(graph);
}

/** The same breadcrumbs that the page shows. */
function breadcrumbs(site: Site, { crumbs, heading, path }: Facts): BreadcrumbListLeaf {
  const steps = [{ label: site.interface.homeCrumb, path: "/" }, ...crumbs, { label: heading, path }];
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

/** Replaces non-breaking spaces and removes word joiners. */
const withPlainText = (graph: unknown[]) =>
  JSON.parse(JSON.stringify(graph).replaceAll("\u00a0", " ").replaceAll("\u2060", "")) as StructuredData;

/** What a page's loader adds to title and URL. */
export interface PageData {
  /** The page's type and own properties; title, URL and breadcrumbs are added. */
  page:
    | AboutPageLeaf
    | CollectionPageLeaf
    | ContactPageLeaf
    | MedicalWebPageLeaf
    | ProfilePageLeaf
    | WebPageLeaf;
  /** Other entities described on the page. */
  nodes?: (BlogPostingLeaf | IndividualPhysicianLeaf | MedicalClinicLeaf | PersonLeaf)[];
}

/** JSON for the page's head. Types of schema-dts are only used where it is built: they are too large to pass around. */
type StructuredData = Record<string, unknown>[];
