/** Checks of a schema.org graph. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object of a graph, at any depth. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const isMention = (node: Node) => "@id" in node && Object.keys(node).length === 1;

/** Ids that are referenced, and ids that are defined. */
export const mentionsOf = (graph: Node[]) =>
  nodesOf(graph)
    .filter(isMention)
    .map((node) => String(node["@id"]));
export const idsOf = (graph: Node[]) =>
  nodesOf(graph)
    .filter((node) => "@id" in node && !isMention(node))
    .map((node) => String(node["@id"]));

export const valuesOf = (graph: Node[], key: string) =>
  nodesOf(graph).flatMap((node) => (key in node ? [node[key]].flat() : []));

/** Properties that search engines require. */
const required: Record<string, string[]> = {
  MedicalOrganization: ["@id", "name", "url"],
  WebSite: ["@id", "name", "url", "publisher"],
  MedicalClinic: ["@id", "name", "url", "address", "telephone"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["opens", "closes"],
  Person: ["@id", "name", "url"],
  IndividualPhysician: ["@id", "name", "url", "address", "telephone", "practicesAt"],
  ProfilePage: ["mainEntity"],
  MedicalWebPage: ["about", "name", "url"],
  BlogPosting: ["headline", "datePublished", "dateModified", "image", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name", "provider"],
  CreativeWork: ["name", "url", "publisher"],
  EducationalOccupationalCredential: ["name", "recognizedBy"],
};
const addresses = ["@id", "url", "item", "image", "logo", "sameAs"];
const days = ["datePublished", "dateModified", "lastReviewed", "validFrom", "validThrough"];
/** What patients think. A clinician's reading of a text is welcome: lastReviewed, reviewedBy. */
const refused = /rating|reviews?$/i;

const isAddress = (value: unknown) => /^https:\/\/[^\s]+$/.test(String(value));
const isDay = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const isTime = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));

function problemsIn(node: Node, isReviewer: boolean): string[] {
  const type = String(node["@type"]);
  const found: string[] = [];
  if (!isMention(node) && !node["@type"]) found.push(`no type: ${JSON.stringify(node)}`);
  if (refused.test(type)) found.push(`${type} is refused`);
  // Who read a text may work elsewhere, and have no page here.
  const wanted = isReviewer ? ["name"] : (required[type] ?? []);
  for (const key of wanted) if (!(key in node)) found.push(`${type} without ${key}`);
  for (const [key, value] of Object.entries(node)) {
    const values = [value].flat();
    const where = `${type}.${key}: ${JSON.stringify(value)}`;
    if (refused.test(key)) found.push(`${where} is refused`);
    if (values.length === 0 || values.some((one) => one === undefined || one === null || one === "")) {
      found.push(`${where} is empty`);
    }
    if (addresses.includes(key) && !values.every(isAddress)) found.push(`${where} is no full address`);
    if (days.includes(key) && !values.every(isDay)) found.push(`${where} is no day`);
    if (["opens", "closes"].includes(key) && !values.every(isTime)) found.push(`${where} is no time`);
    if (/[\u00a0\u2060]/.test(JSON.stringify(value) ?? ""))
      found.push(`${where} has signs made for the screen`);
  }
  return found;
}

export function problemsOf(graph: Node[]): string[] {
  const reviewers = new Set(valuesOf(graph, "reviewedBy").filter((one) => isNode(one) && !("@id" in one)));
  return nodesOf(graph).flatMap((node) => problemsIn(node, reviewers.has(node)));
}
