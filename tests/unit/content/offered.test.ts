import { expect, it } from "vitest";
import { offeredAdvice } from "../../../site/check/text/offered.ts";
import type { Block } from "../../../site/schema/blocks.ts";

const body = (text: string): Block[] => [{ type: "paragraph", text: [text] }];
const office = (name: string, text: string) => ({
  slug: name.toLowerCase(),
  file: `locations/${name.toLowerCase()}.md`,
  name,
  description: "",
  body: body(text),
});
const service = (name: string, text = "", description?: string) => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  file: `services/${name}.md`,
  name,
  description,
  body: body(text),
  questions: [],
});
const doctor = { offices: ["mesa"], services: ["skin-care"] };

const adviceOf = (site: Parameters<typeof offeredAdvice>[0]) =>
  [...offeredAdvice(site)].map(({ file, received }) => `${file} ${received}`);

it("finds a service in an office's text that nobody there offers", () => {
  const locations = [office("Mesa", "We offer skin  care."), office("Taos", "Come for skin care.")];
  expect(adviceOf({ locations, services: [service("Skin Care")], providers: [doctor] })).toEqual([
    "content/locations/taos.md Skin Care",
  ]);
});

it("finds an office in a service's text or description where nobody offers it", () => {
  const locations = [office("Mesa", ""), office("Taos", "")];
  const services = [service("Skin Care", "In Mesa, under the mesas.", "In Mesa and Taos.")];
  expect(adviceOf({ locations, services, providers: [doctor] })).toEqual([
    "content/services/Skin Care.md Taos",
  ]);
});

it("matches whole words, and ignores a service that nobody offers, which is another finding", () => {
  const locations = [office("Mesa", "Skin careful.")];
  const services = [service("Skin Care"), service("House Calls", "In Mesa.")];
  expect(adviceOf({ locations, services, providers: [doctor] })).toEqual([]);
});

it("believes a service's own table before its providers", () => {
  const locations = [office("Mesa", "Skin care."), office("Taos", "Skin care.")];
  const services = [{ ...service("Skin Care"), offered: { taos: { ways: ["video" as const] } } }];
  const found = [...offeredAdvice({ locations, services, providers: [doctor] })];
  expect(found.map(({ file, remedy }) => `${file} ${remedy}`)).toEqual([
    "content/locations/mesa.md change the text, or add mesa to offered in content/services/Skin Care.md",
  ]);
});

it("finds an office that invites to walk in, though none of its services is marked so", () => {
  const locations = [
    office("Mesa", "Our walk-in hours are long."),
    office("Taos", "Sick today? Walk in, or call."),
    office("Questa", "The desk is to the left as you walk in."),
  ];
  const marked = { ...service("Skin Care"), offered: { mesa: { ways: ["walk-in" as const] } } };
  expect(adviceOf({ locations, services: [marked], providers: [] })).toEqual([
    "content/locations/taos.md Walk in",
  ]);
  // A practice without such tables says nothing about it.
  expect(adviceOf({ locations, services: [service("Skin Care")], providers: [] })).toEqual([]);
});
