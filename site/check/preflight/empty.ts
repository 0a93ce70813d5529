/** Finds offices where nobody works, and services that nobody offers or that say nothing. */
import type { Site } from "../../read/site.server.ts";
import type { Finding } from "./finding.ts";

export function emptyFindings({ locations, services, providers }: Site): Finding[] {
  return [
    ...locations
      .filter(({ slug }) => !providers.some(({ offices }) => offices.includes(slug)))
      .map(({ file, slug }) => ({
        file,
        path: ["name"],
        group: "patients" as const,
        reason: "Nobody sees patients in this office.",
        remedy: "Add it to the offices of a provider, or delete the office.",
        note: slug,
      })),
    ...services
      .filter(({ slug }) => !providers.some((person) => person.services.includes(slug)))
      .map(({ file, slug }) => ({
        file,
        path: ["name"],
        group: "patients" as const,
        isAdvice: true,
        reason: "Nobody offers this service.",
        remedy: "Add it to the services of a provider, or delete the service.",
        note: slug,
      })),
    ...services
      .filter(({ body, questions }) => body.length === 0 && questions.length === 0)
      .map(({ file }) => ({
        file,
        path: ["body"],
        group: "patients" as const,
        isAdvice: true,
        reason: "The service's page says nothing about it.",
        remedy: "Write what it is and who it is for.",
      })),
  ];
}
