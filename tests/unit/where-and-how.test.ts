/** Where and how services are offered: on services, on offices and in texts. */
import { describe, expect, test } from "vitest";
import { readSite } from "../../engine/data/load.server.ts";
import { plainWords } from "../../engine/data/text/words.ts";
import { serviceFacts, whereAndHow } from "../../engine/data/view/offered.server.ts";
import { officesOfService, servicesOfOffice } from "../../engine/data/view/relations.server.ts";
import { Copy } from "./content/copy.ts";

const site = readSite();
const serviceOf = (slug: string, of = site) => {
  const found = of.services.find((service) => service.slug === slug);
  if (!found) throw new Error(`no service ${slug}`);
  return found;
};
const week = "Monday through Thursday, 7:30\u00a0AM to 6\u00a0PM, and Friday, 9\u00a0AM to noon";

describe("a service with a table", () => {
  /** The practice with a service that is offered by video in these offices. */
  const byVideo = (slug: string, ...offices: string[]) => ({
    ...site,
    services: site.services.map((service) =>
      service.slug === slug
        ? { ...service, offered: offices.map((office) => ({ office, ways: ["video" as const] })) }
        : service,
    ),
  });

  test("offices with the same ways and hours have no rows", () => {
    const changed = byVideo("lab-tests", "taos-nm", "monte-vista-co");
    const labTests = serviceOf("lab-tests", changed);
    expect(whereAndHow(changed, labTests)).toEqual([]);
    expect(serviceFacts(changed, labTests)).toMatchObject({
      ways: "By video",
      offices: [{ path: "/location/taos-nm" }, { path: "/location/monte-vista-co" }],
    });
  });

  test("is offered where the table says, whoever works there", () => {
    const changed = byVideo("foot-care", "taos-nm");
    const names = (of: typeof site) => officesOfService(of, "foot-care").map(({ slug }) => slug);
    expect([names(site), names(changed)]).toEqual([["monte-vista-co"], ["taos-nm"]]);
    expect(servicesOfOffice(changed, "taos-nm").map(({ slug }) => slug)).toContain("foot-care");
    expect(servicesOfOffice(changed, "monte-vista-co").map(({ slug }) => slug)).not.toContain("foot-care");
  });
});

describe("{walkIn}", () => {
  const sentence = (content: Copy) => {
    content.edit("locations/taos-nm.md", "This is our first office.", "{walkIn}");
    const [block] = readSite(content.root).offices[0]?.body ?? [];
    return block?.type === "paragraph" ? block.text : [];
  };
  test("names the offices with their times, as links", () => {
    using content = new Copy();
    const words = sentence(content);
    expect(plainWords(words)).toMatch(`Just come in. The doors are Taos (${week}).`);
    expect(words).toContainEqual({ link: "Taos", href: "/location/taos-nm" });
  });
  test("says so if one can't", () => {
    using content = new Copy();
    content.edit("services/lab-tests.md", "      - walk-in\n", "");
    expect(plainWords(sentence(content))).toMatch(/^We see patients by appointment\. Call \(575\)/);
  });
});
