import { describe, expect, it, vi } from "vitest";
import { loadSite } from "../../site/load.server.ts";
import { allPaths } from "../../site/pages.ts";
import { languageOf, spanishHome } from "../../site/text/language.ts";
import { loadPage } from "../support/loaders.ts";
import { idsOf, mentionsOf, type Node, problemsOf, valuesOf } from "./structured-data.ts";

vi.mock("../../site/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

const site = loadSite();
const { url } = site.practice;
const metaAt = async (path: string) => (await loadPage(path)).meta;
const graphAt = async (path: string) => (await metaAt(path)).jsonLd as Node[];
const only = (graph: Node[], type: string) => {
  const found = graph.filter((node) => node["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Node;
};
const slash = url.replace(/\/*$/, "/");

describe.each(allPaths(site))("%s", (path) => {
  it("is consistent on every page", async () => {
    const { jsonLd, canonical, crumbs, heading } = await metaAt(path);
    const graph = jsonLd as Node[];
    const page = graph.find((node) => node["@id"] === `${canonical}#page`) as Node;
    expect(page?.url).toBe(canonical);
    const isSpanish = languageOf(path) === "es";
    const home = isSpanish ? url + spanishHome : slash;
    const { homeCrumb } = ((isSpanish && site.spanish) || site).interface;
    expect(page.isPartOf).toEqual({ "@id": `${home}#website` });
    expect(only(graph, "WebSite").publisher).toEqual({ "@id": `${slash}#organization` });
    expect(only(graph, "MedicalOrganization")["@id"]).toBe(`${slash}#organization`);

    expect(problemsOf(graph)).toEqual([]);
    const known = new Set(idsOf(graph));
    expect(mentionsOf(graph).filter((id) => !known.has(id))).toEqual([]);

    // It is in every page, so it must be small.
    expect(JSON.stringify(graph).length).toBeLessThan(5000);

    const trail = page.breadcrumb as { itemListElement: Node[] } | undefined;
    if (canonical === home) {
      expect(trail).toBeUndefined();
      return;
    }
    const plain = heading.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
    expect(trail?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual(
      [[homeCrumb, home], ...crumbs.map((crumb) => [crumb.label, url + crumb.path]), [plain, canonical]].map(
        (step, index) => [index + 1, ...step],
      ),
    );
  });
});

describe("the home page", () => {
  it("describes the practice and its offices", async () => {
    const practice = only(await graphAt("/"), "MedicalOrganization");
    expect(practice).toMatchObject({
      name: site.practice.name,
      email: site.practice.email,
    });
    expect(practice.sameAs ?? []).toEqual(site.practice.social.map((network) => network.url));
    const named = [...site.practice.specialties, ...site.services.map(({ specialty }) => specialty)];
    expect(practice.medicalSpecialty ?? []).toEqual([...new Set(named.filter(Boolean))]);
    expect(practice.telephone).toMatch(/^\+1\d{10}$/);
    expect(practice.department).toHaveLength(site.locations.length);
    expect(only(await graphAt("/about-us"), "MedicalOrganization")).not.toHaveProperty("department");
  });
});

describe("an office", () => {
  it.each(site.locations.map((location) => [location.name, location] as const))("%s", async (_, location) => {
    const graph = await graphAt(`/location/${location.slug}`);
    const clinic = only(graph, "MedicalClinic");
    expect(clinic.name).toBe(`${site.practice.name} ${location.name}`);
    expect(clinic.geo).toEqual({ "@type": "GeoCoordinates", ...location.geo });
    expect(clinic.address).toMatchObject({ postalCode: location.zip, addressCountry: "US" });
    expect(clinic.parentOrganization).toEqual({ "@id": `${slash}#organization` });
    expect(clinic.specialOpeningHoursSpecification ?? []).toHaveLength(location.holidays.length);
    const there = site.providers.filter(({ offices }) => offices.includes(location.slug));
    expect(((clinic.employee ?? []) as Node[]).map(({ name }) => name)).toEqual(
      there.map(({ name }) => name),
    );
  });

  it("is on the contact page with the others", async () => {
    const graph = await graphAt("/contact-us");
    expect(graph.filter((node) => node["@type"] === "MedicalClinic")).toHaveLength(site.locations.length);
    expect(only(graph, "ContactPage").about).toHaveLength(site.locations.length);
  });
});

describe("a provider", () => {
  it.each(site.providers.map((person) => [`${person.name}, ${person.credential}`, person] as const))(
    "%s",
    async (_, person) => {
      const graph = await graphAt(`/providers/${person.slug}`);
      const self = only(graph, "Person");
      expect(only(graph, "ProfilePage").mainEntity).toEqual({ "@id": self["@id"] });
      expect(self).toMatchObject({ name: person.name, honorificSuffix: person.credential });
      expect("image" in self).toBe(person.image !== undefined);
      const certificate = person.boardCertification;
      if (certificate)
        expect(self.hasCredential).toMatchObject({
          name: certificate.specialty,
          recognizedBy: { "@type": "Organization", name: certificate.board },
        });
      else expect(self).not.toHaveProperty("hasCredential");
      const isMd = /^(M\.?D\.?|D\.?O\.?)$/.test(person.credential);
      const physicians = valuesOf(graph, "@type").filter((type) => /physician/i.test(String(type)));
      expect(physicians).toEqual(isMd ? ["IndividualPhysician"] : []);
      if (isMd) expect(only(graph, "IndividualPhysician").practicesAt).toHaveLength(person.offices.length);
    },
  );
});

describe.runIf(site.articles.length > 0)("an article", () => {
  it.each(site.articles.map((article) => [article.id, article] as const))("%s", async (_, article) => {
    const graph = await graphAt(`/blogs/${article.slug}`);
    const posting = only(graph, "BlogPosting");
    expect(posting.headline).toBe(article.title);
    expect(((posting.citation ?? []) as Node[]).map((source) => source.url)).toEqual(
      article.sources.map((source) => source.url),
    );
    expect(posting.author).toEqual({ "@id": only(graph, "MedicalOrganization")["@id"] });
    const changed = [article.date, article.updated ?? article.date, ...article.notes.map(({ date }) => date)];
    expect(new Date(String(posting.datePublished)).getTime()).toBe(Date.parse(`${article.date} UTC`));
    expect(new Date(String(posting.dateModified)).getTime()).toBe(
      Math.max(...changed.map((date) => Date.parse(`${date} UTC`))),
    );
  });
});

it("a service page is about its service, without FAQPage", async () => {
  for (const { slug, name } of site.services) {
    const graph = await graphAt(`/services/${slug}`);
    expect(only(graph, "MedicalWebPage").about).toMatchObject({ "@type": "Service", name });
    expect(valuesOf(graph, "@type")).not.toContain("FAQPage");
  }
});
