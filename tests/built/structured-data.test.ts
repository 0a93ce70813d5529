/** Structured data of every built page, against the content. */
import { describe, expect, it } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { pagesOf } from "../../site/pages.ts";
import { addressIn } from "../../site/text/language.ts";
import { graphIn, read } from "../support/built.ts";
import { editions, site } from "../support/site.ts";
import { idsOf, mentionsOf, type Node, problemsOf, valuesOf } from "./structured-data.ts";

const { url } = site.practice;
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
const graphAt = (path: string) => graphIn(read(htmlFile(path)));
const only = (graph: Node[], type: string) => {
  const found = graph.filter((node) => node["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Node;
};
const slash = url.replace(/\/*$/, "/");

it("is consistent on every page", () => {
  for (const edition of editions)
    for (const { address, aliasOf = address } of pagesOf(edition)) {
      const graph = graphAt(address);
      const canonical = aliasOf === "/" ? slash : url + encodeURI(decodeURI(aliasOf));
      const page = graph.find((node) => node["@id"] === `${canonical}#page`) as Node;
      expect(page?.url, address).toBe(canonical);
      const start = addressIn(edition, "/");
      const home = start === "/" ? slash : url + start;
      expect(page.isPartOf, address).toEqual({ "@id": `${home}#website` });
      expect(only(graph, "WebSite").publisher).toEqual({ "@id": `${slash}#organization` });
      expect(only(graph, "MedicalOrganization")["@id"]).toBe(`${slash}#organization`);
      expect(problemsOf(graph), address).toEqual([]);
      const known = new Set(idsOf(graph));
      expect(
        mentionsOf(graph).filter((id) => !known.has(id)),
        address,
      ).toEqual([]);
      // It is in every page, so it must be small.
      expect(JSON.stringify(graph).length, address).toBeLessThan(5000);
      const trail = (page.breadcrumb as { itemListElement: Node[] } | undefined)?.itemListElement;
      if (canonical === home) expect(trail).toBeUndefined();
      else {
        expect(trail?.map(({ position }) => position)).toEqual(trail?.map((_, index) => index + 1));
        expect([trail?.[0]?.item, trail?.at(-1)?.item], address).toEqual([home, canonical]);
      }
    }
});

describe("the home page", () => {
  it("describes the practice and its offices", () => {
    const practice = only(graphAt("/"), "MedicalOrganization");
    expect(practice).toMatchObject({
      name: plain(site.practice.name),
      email: site.practice.email,
    });
    expect(practice.sameAs ?? []).toEqual(site.practice.social.map((network) => network.url));
    const named = [...site.practice.specialties, ...site.services.map(({ specialty }) => specialty)];
    expect(practice.medicalSpecialty ?? []).toEqual([...new Set(named.filter(Boolean))]);
    expect(practice.telephone).toMatch(/^\+1\d{10}$/);
    expect(practice.department).toHaveLength(site.locations.length);
    expect(only(graphAt("/about-us"), "MedicalOrganization")).not.toHaveProperty("department");
  });
});

describe("an office", () => {
  it.each(site.locations.map((location) => [location.name, location] as const))("%s", (_, location) => {
    const graph = graphAt(`/location/${location.slug}`);
    const clinic = only(graph, "MedicalClinic");
    expect(clinic.name).toBe(plain(`${site.practice.name} ${location.name}`));
    expect(clinic.geo).toEqual({ "@type": "GeoCoordinates", ...location.geo });
    expect(clinic.address).toMatchObject({ postalCode: location.zip, addressCountry: "US" });
    expect(clinic.parentOrganization).toEqual({ "@id": `${slash}#organization` });
    expect(clinic.specialOpeningHoursSpecification ?? []).toHaveLength(location.holidays.length);
    const there = site.providers.filter(({ offices }) => offices.includes(location.slug));
    expect(((clinic.employee ?? []) as Node[]).map(({ name }) => name)).toEqual(
      there.map(({ name }) => plain(name)),
    );
  });

  it("is on the contact page with the others", () => {
    const graph = graphAt("/contact-us");
    expect(graph.filter((node) => node["@type"] === "MedicalClinic")).toHaveLength(site.locations.length);
    expect(only(graph, "ContactPage").about).toHaveLength(site.locations.length);
  });
});

describe("a provider", () => {
  it.each(site.providers.map((person) => [`${person.name}, ${person.credential}`, person] as const))(
    "%s",
    (_, person) => {
      const graph = graphAt(`/providers/${person.slug}`);
      const self = only(graph, "Person");
      expect(only(graph, "ProfilePage").mainEntity).toEqual({ "@id": self["@id"] });
      expect(self).toMatchObject({ name: plain(person.name), honorificSuffix: plain(person.credential) });
      expect("image" in self).toBe(person.image !== undefined);
      const certificate = person.boardCertification;
      if (certificate)
        expect(self.hasCredential).toMatchObject({
          name: plain(certificate.specialty),
          recognizedBy: { "@type": "Organization", name: plain(certificate.board) },
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
  it.each(site.articles.map((article) => [article.id, article] as const))("%s", (_, article) => {
    const graph = graphAt(`/blogs/${article.slug}`);
    const posting = only(graph, "BlogPosting");
    expect(posting.headline).toBe(plain(article.title));
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

it("a service page is about its service, without FAQPage", () => {
  for (const { slug, name } of site.services) {
    const graph = graphAt(`/services/${slug}`);
    expect(only(graph, "MedicalWebPage").about).toMatchObject({ "@type": "Service", name: plain(name) });
    expect(valuesOf(graph, "@type")).not.toContain("FAQPage");
  }
});
