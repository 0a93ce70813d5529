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

/** What a page's loader knows beyond title and address. */
export interface PageData {
  /** The kind of page and what only it has; title, address and breadcrumbs are added to it. */
  page:
    | AboutPageLeaf
    | CollectionPageLeaf
    | ContactPageLeaf
    | MedicalWebPageLeaf
    | ProfilePageLeaf
    | WebPageLeaf;
  /** Things the page tells about. */
  nodes?: (BlogPostingLeaf | IndividualPhysicianLeaf | MedicalClinicLeaf | PersonLeaf)[];
}

/** As the page's head takes it. schema-dts checks what is made; its types are too large to travel along. */
export type StructuredData = Record<string, unknown>[];
