/** Patient links that lead to this site itself. */
import type { Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import type { PatientLinks } from "../schema/patient-links.ts";

function patientLinksOf({ practice, locations, providers }: Site) {
  const files = [{ file: "practice.yaml", patientLinks: practice.patientLinks }, ...locations, ...providers];
  return files.flatMap(({ file, patientLinks }: { file: string; patientLinks: PatientLinks }) =>
    Object.entries(patientLinks).flatMap(([task, link]) =>
      link ? [{ file, path: ["patientLinks", task, "url"], url: new URL(link.url) }] : [],
    ),
  );
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, "");

export function* checkPatientLinks(site: Site): Generator<Problem> {
  const own = bareHost(new URL(site.practice.url));
  // Offices and people have the practice's links too.
  const told = new Set<string>();
  for (const { file, path, url } of patientLinksOf(site)) {
    if (bareHost(url) !== own || told.has(url.href)) continue;
    told.add(url.href);
    yield {
      file,
      path,
      expected: "an address of another website, where patients do this",
      found: `${url.href}, which is this site`,
      todo: `paste the address of the other website. To lead patients to a page of this site, link to ${url.pathname} in a text or in navigation.yaml`,
    };
  }
}
