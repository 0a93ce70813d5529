/** Checks of patient links that need more than one address: this site's own, and one that names another practice. */
import { fieldName, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { type PatientLinks, patientTasks } from "../schema/patient-links.ts";
import { lineFinder } from "./preflight/places.ts";

interface Place {
  file: string;
  path: ["patientLinks", string, "url"];
  url: URL;
}

export function* checkPatientLinks(site: Site, root: string): Generator<Problem> {
  const places = placesOf(site);
  const lineOf = lineFinder(root);
  const problem = ({ file, path }: Place, message: Pick<Problem, "expected" | "received" | "remedy">) => {
    const line = lineOf(file, path);
    return { file, ...(line && { line }), field: fieldName(path), ...message };
  };
  const own = bareHost(new URL(site.practice.url));
  for (const place of places) {
    if (bareHost(place.url) !== own) continue;
    yield problem(place, {
      expected: "an address of another website, where patients do this",
      received: `${place.url.href}, which is this site`,
      remedy: `paste the address of the other website. To lead patients to a page of this site, link to ${place.url.pathname} in a text or in navigation.yaml`,
    });
  }
  for (const { place, name, id, other, otherId } of strangers(places)) {
    yield problem(place, {
      expected: `${name} ${otherId}, as in content/${other.file} (${fieldName(other.path)})`,
      received: `${name} ${id}, at the same website`,
      remedy: "one of the two leads to another practice: open both, and copy the wrong one again",
    });
  }
}

function placesOf({ practice, locations, providers }: Site): Place[] {
  const all = [{ file: "practice.yaml", patientLinks: practice.patientLinks }, ...locations, ...providers];
  return all.flatMap(({ file, patientLinks }: { file: string; patientLinks: PatientLinks }) =>
    patientTasks.flatMap((task) => {
      const link = patientLinks[task];
      return link
        ? [{ file, path: ["patientLinks", task, "url"] as Place["path"], url: new URL(link.url) }]
        : [];
    }),
  );
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, "");

/** Names that a booking or payment company gives to one customer, in a query or before an id in a path. */
const customer =
  /^(?:practices?|org(?:anization)?s?|tenants?|accounts?|customers?|groups?)_?(?:id|code|key)?$/i;
/** Each office may have its own, so that they are only compared within one file. */
const clinic = /^(?:clinics?|sites?)_?(?:id|code|key)?$/i;

function idsIn(url: URL): { name: string; id: string }[] {
  const parts = url.pathname.split("/").filter(Boolean);
  const inPath = parts.slice(0, -1).map((name, index) => ({ name, id: parts[index + 1] ?? "" }));
  const inQuery = [...url.searchParams].map(([name, id]) => ({ name, id }));
  return [...inPath, ...inQuery].filter(({ name }) => customer.test(name) || clinic.test(name));
}

/** Links whose id differs from that of an earlier link to the same website. */
function* strangers(places: Place[]) {
  const first = new Map<string, { place: Place; id: string }>();
  for (const place of places) {
    for (const { name, id } of idsIn(place.url)) {
      const key = `${place.url.host} ${name.toLowerCase()} ${customer.test(name) ? "" : place.file}`;
      const known = first.get(key);
      if (!known) first.set(key, { place, id });
      else if (known.id !== id) yield { place, name, id, other: known.place, otherId: known.id };
    }
  }
}
