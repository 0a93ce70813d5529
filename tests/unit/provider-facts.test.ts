/** What providers' files say of new patients. The outlines have their profiles. */
import { describe, expect, test } from "vitest";
import { readSite } from "../../engine/data/load.server.ts";
import type { Site } from "../../engine/data/read/site.server.ts";
import { plainWords } from "../../engine/data/text/words.ts";
import { placesOf } from "../../engine/data/view/cards.server.ts";
import { newPatientsWords, officeWithoutRoom } from "../../engine/data/view/new-patients.server.ts";

const site = readSite();
type State = Site["providers"][number]["newPatients"];
/** The same practice, with other answers to "do you take new patients?". */
const taking = (...states: State[]): Site => ({
  ...site,
  providers: site.providers.map((person, index) => ({ ...person, newPatients: states[index] })),
});

describe("taking new patients", () => {
  const words = (of: Site) =>
    plainWords(newPatientsWords(of)).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  test("names those who do, and those with a waiting list", () => {
    expect(words(taking("open", "closed", "waiting-list"))).toBe(
      "We're taking new patients. You can see María de los Ángeles Villanueva-Echeverría, MD. There's a waiting list for Lena Wu, DO.",
    );
    expect(words(taking("open", undefined, "open"))).toContain("Echeverría, MD and Lena Wu, DO.");
    expect(newPatientsWords(taking("open"))).toContainEqual(
      expect.objectContaining({ href: encodeURI(`/providers/${site.providers[0]?.slug}`) }),
    );
  });
  test("says so when nobody does, and nothing when no file says anything", () => {
    expect(words(taking("closed", "closed"))).toBe("We aren't taking new patients right now.");
    expect(words(taking("waiting-list", "closed"))).toMatch(/^We aren't taking .* There's a waiting list/);
    expect(newPatientsWords(taking())).toEqual([]);
  });
  describe("at an office", () => {
    const rooms = (of: Site) =>
      Object.fromEntries(of.offices.map((office) => [office.slug, office.newPatients]));
    const [taos] = site.offices;
    const far = taos && { ...taos, slug: "denver-co", geo: { latitude: 39.74, longitude: -104.99 } };
    const inMonteVista = (...states: State[]) => {
      const offices = (far ? [...site.offices, far] : []).map((office, index) => ({
        ...office,
        newPatients: states[index],
      }));
      const [, office] = offices;
      return office && officeWithoutRoom({ ...site, offices }, office);
    };
    test("is the best answer of those who work there, translated or not", () => {
      const offices = { "taos-nm": "open", "monte-vista-co": "waiting-list" };
      expect(rooms(site)).toEqual(offices);
      expect(site.spanish && rooms(site.spanish)).toEqual(offices);
    });
    test("names the nearest office that has room", () => {
      expect(inMonteVista("open", "waiting-list", "open")).toEqual([
        "This office has a waiting list for new patients. ",
        { link: "Taos", href: "/location/taos-nm" },
        ", about 88 miles away, is taking new patients.",
      ]);
      expect(inMonteVista("closed", "closed")).toEqual(["This office isn't taking new patients right now."]);
    });
    test("says nothing if there is room, or if no file says anything", () => {
      expect([inMonteVista("closed", "open"), inMonteVista("open", undefined)]).toEqual([[], []]);
    });
  });
});

test("two offices in one city are told apart by their names", () => {
  const [taos, monteVista] = site.offices;
  const [maria] = site.providers;
  if (!taos || !monteVista || !maria) throw new Error("the practice has no second office, or nobody");
  const person = { ...maria, offices: [taos.slug, "taos-plaza-nm", monteVista.slug] };
  expect(placesOf(site, person)).toEqual(["Taos", "Monte Vista"]);
  const plaza = { ...taos, slug: "taos-plaza-nm", name: "Taos Plaza" };
  expect(placesOf({ offices: [taos, plaza, monteVista] }, person)).toEqual([
    "Taos",
    "Taos Plaza",
    "Monte Vista",
  ]);
});
