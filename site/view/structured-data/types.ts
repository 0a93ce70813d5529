import type {
  AboutPageLeaf,
  BlogPostingLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  IndividualPhysicianLeaf,
  MedicalClinicLeaf,
  MedicalWebPageLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  WebPageLeaf,
} from "schema-dts";

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
export type StructuredData = Record<string, unknown>[];
