/** What patients come to do: the data of links, status and text pages, with and without them. */
import { expect, test, vi } from "vitest";
import { readSite } from "../../site/load.server.ts";
import type { Site } from "../../site/read/site.server.ts";
import { officeDetails } from "../../site/view/cards.server.ts";
import { guidanceOf, partsOf, relatedLinks } from "../../site/view/guidance.server.ts";
import { sharedOf } from "../../site/view/shared.server.ts";
import { Copy } from "./content/copy.ts";

vi.mock("../../site/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

const site = readSite("tests/practice");
/** Without pictures: unit tests have none made. */
const withoutPictures = (from: Site): Site => ({
  ...from,
  theme: { ...from.theme, pictures: {} } as Site["theme"],
});
const pageOf = ({ textPages }: Site, slug: string) => {
  const page = textPages.find((one) => one.slug === slug);
  if (!page) throw new Error(`no page ${slug}`);
  return page;
};

test("tasks, the page for closed hours and TTY reach every page", () => {
  const { tasks, whenClosed, tty, languages, elsewhere } = sharedOf(withoutPictures(site));
  expect(tasks.map(({ path }) => path)).toEqual([
    "/insurance",
    "/new-patients",
    "/contact-us#offices",
    "/pills-and-papers",
    "/after-hours",
    "https://chart.penasco.example/start",
  ]);
  expect(tasks.at(-1)).toMatchObject({
    label: "Patient Portal",
    note: "Goes to another website. You'll sign in there.",
  });
  expect(whenClosed).toEqual({ path: "/after-hours", label: "After Hours" });
  expect(tty).toEqual({ label: "TTY: 711", link: "tel:711" });
  expect(languages.map(({ name }) => name)).toEqual(["العربية"]);
  // The whole site is in Spanish, so that language has a link of its own.
  expect(elsewhere).toEqual({ code: "es", name: "Español", home: "/es" });
});

test("a menu entry for a link that the practice doesn't have is left out", () => {
  using content = new Copy();
  content.edit("practice.yaml", / {2}portal:\n.*\n.*\n/, "");
  const { tasks, book } = sharedOf(withoutPictures(readSite(content.root)));
  expect(tasks.map(({ path }) => path)).not.toContain("portal");
  expect(tasks).toHaveLength(5);
  expect(book).toMatchObject({
    label: "Choose a time online",
    href: "https://visits.example/practice/4711/new",
  });
});

test("files are listed with what they open, their size and their language", () => {
  const paths = ["/files/first-visit.pdf", "/files/primera-visita.pdf", "/insurance"];
  expect(relatedLinks(site, paths)).toEqual([
    {
      path: "/files/first-visit.pdf",
      label: "Form for Your First Visit",
      note: "(opens a PDF, 1 KB, English)",
    },
    {
      path: "/files/primera-visita.pdf",
      label: "Form for Your First Visit, in Spanish",
      note: "(opens a PDF, 1 KB, Spanish)",
    },
    { path: "/insurance", label: "Paying for Care" },
  ]);
  const [english] = site.spanish ? relatedLinks(site.spanish, paths) : [];
  expect(english?.note).toBe("(abre un PDF, 1 KB, en inglés)");
});

test("a practice with none of them has no empty row, link or number", () => {
  const { tasks, whenClosed, tty, languages } = sharedOf(readSite("examples/starter"));
  expect({ tasks, whenClosed, tty, languages }).toEqual({
    tasks: [],
    whenClosed: undefined,
    tty: undefined,
    languages: [],
  });
});

test("a text page shows emergencies in its own order, and 988", () => {
  const { emergencies, help } = guidanceOf(site, pageOf(site, "after-hours"));
  expect(emergencies.map(({ id }) => id)).toEqual(["snake-bite", "thin-air", "dark-thoughts"]);
  expect(help.map(({ calls }) => calls.map(({ link }) => link))).toEqual([["tel:988", "sms:988?&body=HELP"]]);
  const plain = guidanceOf(site, pageOf(site, "privacy-policy"));
  expect(plain).toMatchObject({
    emergencies: [],
    help: [],
    today: [],
    appointment: [],
    keyPoints: [],
  });
});

test("the parts of a page are listed when it asks for it", () => {
  const { onThisPage, body } = pageOf(site, "pills-and-papers");
  expect(onThisPage).toBe(true);
  expect(partsOf(body).map(({ id }) => id)).toEqual(["more-pills", "lab-numbers", "your-chart", "a-bill"]);
  expect(pageOf(site, "privacy-policy").onThisPage).toBe(false);
});

test("an office shows the details it has, in one order", () => {
  const titles = site.locations.map((office) => officeDetails(site, office).map(({ title }) => title));
  const { crossStreets, parking, access, arriving } = site.interface.location;
  expect(titles).toEqual([[crossStreets, parking, access, arriving], [parking]]);
});

test("a TTY number may be the practice's own", () => {
  using content = new Copy();
  content.field("practice.yaml", "tty", "(575) 555-0120");
  expect(sharedOf(withoutPictures(readSite(content.root))).tty?.link).toBe("tel:+15755550120");
});

test("a link to a heading that is there is right", () => {
  using content = new Copy();
  content.edit("navigation.yaml", "path: /pills-and-papers", "path: /pills-and-papers#a-bill");
  content.edit("navigation.yaml", "whenClosed: /after-hours", "whenClosed: /after-hours#what-can-wait");
  expect(content.messages()).toEqual([]);
});
