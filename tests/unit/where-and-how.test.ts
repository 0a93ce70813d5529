/** Where and how services are offered: on services, on offices and in texts. */
import { describe, expect, test } from "vitest";
import { readSite } from "../../site/load.server.ts";
import type { Offered } from "../../site/schema/offered.ts";
import { editionsOf } from "../../site/text/language.ts";
import { plainWords } from "../../site/text/words.ts";
import { serviceFacts, walkInLines, whereAndHow } from "../../site/view/offered.server.ts";
import { officesOfService, servicesOfOffice } from "../../site/view/relations.server.ts";
import { Copy } from "./content/copy.ts";

const site = readSite();
const serviceOf = (slug: string) => {
  const found = site.services.find((service) => service.slug === slug);
  if (!found) throw new Error(`no service ${slug}`);
  return found;
};
const week = "Monday through Thursday, 7:30\u00a0AM to 6\u00a0PM, and Friday, 9\u00a0AM to noon";

describe("a service with a table", () => {
  test("has hours where they differ, with the break and the short Friday of the office", () => {
    expect(whereAndHow(site, serviceOf("home-visits"))[0]?.hours).toBe(
      "Tuesday through Thursday, 8\u00a0AM to noon and 1\u00a0PM to 5\u00a0PM, and Friday, 8\u00a0AM to noon",
    );
  });

  test("offices with the same ways and hours share a row, and have none if all are the same", () => {
    const offered: Offered = ["taos-nm", "monte-vista-co"].map((office) => ({ office, ways: ["video"] }));
    const same = { ...serviceOf("lab-tests"), offered };
    const changed = {
      ...site,
      services: site.services.map((service) => (service.slug === "lab-tests" ? same : service)),
    };
    expect(whereAndHow(changed, same)).toEqual([]);
    expect(serviceFacts(changed, same)).toMatchObject({ ways: "By video" });
    expect(serviceFacts(changed, same).offices.map(({ path }) => path)).toEqual([
      "/location/taos-nm",
      "/location/monte-vista-co",
    ]);
  });

  test("is offered where the table says, whoever works there", () => {
    const table: Offered = [{ office: "taos-nm", ways: ["video"] }];
    const changed = {
      ...site,
      services: site.services.map((service) =>
        service.slug === "foot-care" ? { ...service, offered: table } : service,
      ),
    };
    const names = (of: typeof site) => officesOfService(of, "foot-care").map(({ slug }) => slug);
    expect(names(site)).toEqual(["monte-vista-co"]);
    expect(names(changed)).toEqual(["taos-nm"]);
    expect(servicesOfOffice(changed, "taos-nm").map(({ slug }) => slug)).toContain("foot-care");
    expect(servicesOfOffice(changed, "monte-vista-co").map(({ slug }) => slug)).not.toContain("foot-care");
  });
});

test("in Spanish, times and services have no capital inside a sentence", () => {
  const spanish = editionsOf(site).find(({ language }) => language === "es");
  const [office] = spanish?.locations ?? [];
  expect(spanish && office && walkInLines(spanish, office)).toEqual([
    "Pase sin cita, de lunes a jueves, de 7:30\u00a0a.m. a 6\u00a0p.m., y los viernes, de 9\u00a0a.m. al mediodía, para: análisis de laboratorio",
  ]);
});

describe("{walkIn}", () => {
  const sentence = (content: Copy) => {
    content.edit("locations/taos-nm.md", "This is our first office.", "{walkIn}");
    const [block] = readSite(content.root).locations[0]?.body ?? [];
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
