/** What a provider's file says, on cards, on the profile, on the page for new patients and for search engines. */
import { describe, expect, test, vi } from "vitest";
import type { Fact } from "../../app/components/FactList/FactList.tsx";
import { readSite } from "../../site/load.server.ts";
import { allPaths } from "../../site/pages.ts";
import type { Site } from "../../site/read/site.server.ts";
import { isNpi, provider } from "../../site/schema/provider.ts";
import { daysText } from "../../site/text/hours.ts";
import { plainWords } from "../../site/text/words.ts";
import { providerCard } from "../../site/view/cards.server.ts";
import {
  acceptsNewPatients,
  newPatientsWords,
  officeWithoutRoom,
} from "../../site/view/new-patients.server.ts";
import { structuredData } from "../../site/view/structured-data.server.ts";
import { loadPage } from "../support/loaders.ts";

vi.mock("../../site/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

const site = readSite();
type State = Site["providers"][number]["newPatients"];
/** The same practice, with other answers to "do you take new patients?". */
const taking = (...states: State[]): Site => ({
  ...site,
  providers: site.providers.map((person, index) => ({ ...person, newPatients: states[index] })),
});
const nodeOf = (graph: unknown, type: string) =>
  (graph as Record<string, unknown>[]).find((node) => node["@type"] === type);

test.each([
  ["1234567893", true],
  ["2000000002", true],
  ["1234567890", false],
  ["1234567983", false],
])("NPI %s: %s", (npi, expected) => {
  expect(isNpi(npi)).toBe(expected);
});

test.each([
  [["monday", "tuesday", "wednesday", "thursday"], "Monday–Thursday"],
  [["friday", "monday"], "Monday and Friday"],
  [["monday", "tuesday", "thursday"], "Monday, Tuesday and Thursday"],
  [["monday", "tuesday", "wednesday", "saturday"], "Monday–Wednesday and Saturday"],
  [["sunday", "monday"], "Monday and Sunday"],
] as const)("%j: %s", (days, text) => {
  expect(daysText(days)).toBe(text);
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
  test.each([
    [["open", "closed"], true],
    [["closed", "waiting-list"], false],
    [[], undefined],
  ] as [State[], boolean | undefined][])("%j: %s for search engines", (states, expected) => {
    const changed = taking(...states);
    expect(acceptsNewPatients(changed.providers)).toBe(expected);
    const facts = { title: "", heading: "", description: "", path: "/", crumbs: [] };
    expect(nodeOf(structuredData(changed, facts), "MedicalOrganization")?.isAcceptingNewPatients).toBe(
      expected,
    );
  });
  describe("at an office", () => {
    const rooms = (of: Site) =>
      Object.fromEntries(of.locations.map((office) => [office.slug, office.newPatients]));
    const inMonteVista = (...states: State[]) => {
      const locations = site.locations.map((office, index) => ({ ...office, newPatients: states[index] }));
      const [, office] = locations;
      return office && officeWithoutRoom({ ...site, locations }, office);
    };
    test("is the best answer of those who work there, translated or not", () => {
      const offices = { "taos-nm": "open", "monte-vista-co": "waiting-list" };
      expect(rooms(site)).toEqual(offices);
      expect(site.spanish && rooms(site.spanish)).toEqual(offices);
    });
    test("names the nearest office that has room", () => {
      expect(inMonteVista("open", "waiting-list")).toEqual([
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
  test("is on the cards", () => {
    const lines = site.providers.map((person) => providerCard(site, person).newPatients);
    expect(lines).toEqual(["Waiting list for new patients", undefined, "Taking new patients"]);
  });
});

describe("the profile", () => {
  const factsAt = async (index: number) => {
    const page = await loadPage(`/providers/${site.providers[index]?.slug}`);
    const lists = page as unknown as Record<"facts" | "moreFacts" | "background", Fact[]>;
    const all = [...lists.facts, ...lists.moreFacts, ...lists.background];
    return new Map(all.map(({ label, value }) => [label, value]));
  };
  test("lists what the file says, offices with their days", async () => {
    const facts = await factsAt(0);
    expect(facts.get("Ages")).toBe("All ages");
    expect(facts.get("Sees patients in")).toEqual([
      { label: "Taos", path: "/location/taos-nm", note: "Monday, Tuesday, Thursday and Saturday" },
      { label: "Monte\u00a0Vista", path: "/location/monte-vista-co", note: "Wednesday" },
    ]);
    expect(facts.get("Video visits")).toBe("Yes");
    expect(facts.get("Training")).toHaveLength(2);
    expect(facts.get("In practice since")).toBe("1998");
    expect(facts.get("Hospitals")).toEqual(["Mountain Hospital", "Valley Hospital"]);
    expect(facts.get("NPI")).toBe("2000000001");
    // Where and when come first.
    expect([...facts.keys()][0]).toBe("Sees patients in");
  });
  test("has no row for what the file leaves out", async () => {
    expect([...(await factsAt(1)).keys()]).toEqual(["Sees patients in", "Speaks", "Helps with"]);
    expect((await factsAt(2)).get("Video visits")).toBe("In person only");
  });
  test("gives search engines the NPI and the hospitals", async () => {
    const { jsonLd } = (await loadPage(`/providers/${site.providers[0]?.slug}`)).meta;
    expect(nodeOf(jsonLd, "Person")?.identifier).toMatchObject({ propertyID: "NPI", value: "2000000001" });
    expect(nodeOf(jsonLd, "IndividualPhysician")).toMatchObject({
      usNPI: "2000000001",
      isAcceptingNewPatients: false,
      hospitalAffiliation: [{ name: "Mountain Hospital" }, { name: "Valley Hospital" }],
    });
  });
});

test.each(["/providers/", "/es/equipo/"])("a physician has a specialty below %s", async (folder) => {
  const address = allPaths(site).find((path) => path.startsWith(`${folder}mar`)) ?? "";
  const { jsonLd } = (await loadPage(address)).meta;
  expect(nodeOf(jsonLd, "IndividualPhysician")?.medicalSpecialty).toBe("PrimaryCare");
});

test("a file may leave all of it out", () => {
  const bare = {
    name: "A B",
    credential: "MD",
    order: 1,
    role: "Physician",
    description: "A sentence that is long enough to be a description of this person.",
    offices: [{ office: "x" }],
    services: ["y"],
    languages: ["English"],
  };
  expect(provider.parse(bare)).toMatchObject({ training: [], hospitals: [], patientLinks: {} });
});
