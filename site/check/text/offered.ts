/** What texts say an office offers, against the services of the people who work there. */
import { plainWords } from "../../app/content/markdown.server.ts";
import type { Problem } from "../../app/content/problem.ts";
import type { Block } from "../../app/schema/blocks.ts";

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
    const text = [office.description, ...textOf(office.body)].join("\n");
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
    // Nobody at all offers it: that has a finding of its own.
    if (!locations.some((office) => isOffered(office, service))) continue;
    const answers = service.questions.flatMap(({ answer }) => answer);
    const text = [service.description ?? "", ...textOf([...service.body, ...answers])].join("\n");
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

const textOf = (blocks: Block[]) =>
  blocks.map((block) => {
    if (block.type === "list") return block.items.map(plainWords).join("\n");
    return block.type === "heading" ? block.text : plainWords(block.text);
  });

/** Whole words only: "Mesa" isn't in "mesas". */
function names(text: string, name: string, flags = ""): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, `u${flags}`).test(text);
}
