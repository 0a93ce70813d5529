/** Compares services and walk-in visits mentioned in text with what an office offers. */
import type { Problem } from "../../read/problem.ts";
import type { Block } from "../../schema/blocks.ts";
import type { Offered } from "../../schema/offered.ts";
import { isOffered } from "../../text/offered.ts";
import { textsOf } from "../../text/words.ts";

interface Office {
  slug: string;
  file: string;
  name: string;
  description: string;
  body: Block[];
}
interface Service {
  slug: string;
  file: string;
  name: string;
  description?: string | undefined;
  body: Block[];
  questions: { answer: Block[] }[];
  offered?: Offered | undefined;
}
interface Offers {
  locations: Office[];
  services: Service[];
  providers: { offices: string[]; services: string[] }[];
}

export function* offeredAdvice(site: Offers): Generator<Problem> {
  yield* walkInAdvice(site);
  const { locations, services } = site;
  const rule = "service not offered there";
  const offers = (office: Office, service: Service) => isOffered(site, office.slug, service.slug);
  const toDo = (office: Office, service: Service) =>
    service.offered
      ? `change the text, or add ${office.slug} to offered in content/${service.file}`
      : `change the text, or add ${service.slug} to the services of a provider in ${office.name}`;

  for (const office of locations) {
    const text = [office.description, ...textsOf(office.body)].join("\n");
    for (const service of services) {
      if (!names(text, service.name, "i") || offers(office, service)) continue;
      yield {
        file: `content/${office.file}`,
        field: "text",
        expected: `only services that somebody offers in ${office.name}`,
        received: service.name,
        remedy: toDo(office, service),
        rule,
      };
    }
  }
  for (const service of services) {
    // A service without any provider has a finding of its own.
    if (!locations.some((office) => offers(office, service))) continue;
    const answers = service.questions.flatMap(({ answer }) => answer);
    const text = [service.description ?? "", ...textsOf([...service.body, ...answers])].join("\n");
    for (const office of locations) {
      if (!names(text, office.name) || offers(office, service)) continue;
      yield {
        file: `content/${service.file}`,
        field: "text",
        expected: `only offices where somebody offers ${service.name}`,
        received: office.name,
        remedy: toDo(office, service),
        rule,
      };
    }
  }
}

/** "Walk in" as an invitation, and "walk-in"; not "as you walk in". */
const walkIn = /\b[Ww]alk-ins?\b|(?<=^|[.?!] )Walk in\b/m;

/** An office that invites patients to walk in, though no service there is marked so. Only if some service is. */
function* walkInAdvice({ locations, services }: Offers): Generator<Problem> {
  const takesWalkIns = (office: string) =>
    services.some(({ offered }) => offered?.[office]?.ways.includes("walk-in"));
  if (!locations.some(({ slug }) => takesWalkIns(slug))) return;
  for (const { file, name, slug, description, body } of locations) {
    const found = walkIn.exec([description, ...textsOf(body)].join("\n"))?.[0];
    if (!found || takesWalkIns(slug)) continue;
    yield {
      file: `content/${file}`,
      field: "text",
      expected: `a service with the way walk-in in ${name}`,
      received: found,
      remedy: `change the text, or add walk-in to the ways of ${slug} under offered in a service's file`,
      rule: "walk-in not offered there",
    };
  }
}

/** Whole words only: "Mesa" isn't in "mesas". */
function names(text: string, name: string, flags = ""): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, `u${flags}`).test(text);
}
