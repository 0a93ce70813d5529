/** Compares services mentioned in text with what the providers of an office offer. */
import type { Problem } from "../../read/problem.ts";
import type { Block } from "../../schema/blocks.ts";
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
}
interface Offers {
  locations: Office[];
  services: Service[];
  providers: { offices: string[]; services: string[] }[];
}

export function* offeredAdvice({ locations, services, providers }: Offers): Generator<Problem> {
  const rule = "service not offered there";
  const isOffered = (office: Office, service: Service) =>
    providers.some(
      ({ offices, services: own }) => offices.includes(office.slug) && own.includes(service.slug),
    );
  const toDo = (office: Office, service: Service) =>
    `change the text, or add ${service.slug} to the services of a provider in ${office.name}`;

  for (const office of locations) {
    const text = [office.description, ...textsOf(office.body)].join("\n");
    for (const service of services) {
      if (!names(text, service.name, "i") || isOffered(office, service)) continue;
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
    if (!locations.some((office) => isOffered(office, service))) continue;
    const answers = service.questions.flatMap(({ answer }) => answer);
    const text = [service.description ?? "", ...textsOf([...service.body, ...answers])].join("\n");
    for (const office of locations) {
      if (!names(text, office.name) || isOffered(office, service)) continue;
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

/** Whole words only: "Mesa" isn't in "mesas". */
function names(text: string, name: string, flags = ""): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, `u${flags}`).test(text);
}
