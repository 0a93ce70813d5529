/** The gate finds nothing in any practice's site, and each of its checks finds the fault that is planted for it. */
import { expect, test } from "vitest";
import { siteFolder } from "../../engine/build/stamp.ts";
import type { Site } from "../../engine/data/read/site.server.ts";
import { builtSite } from "../../engine/hosts/gate/built.ts";
import type { Finding } from "../../engine/hosts/gate/finding.ts";
import { checks } from "../../engine/hosts/gate/gate.ts";
import { frozen } from "../practices.ts";
import { expectNone } from "../support/findings.ts";
import { site } from "../support/site.ts";

const built = builtSite(siteFolder, site);
const found = async (name: string, where: typeof built) => (await checks[name]?.(where)) ?? [];

test.each(Object.keys(checks))("%s", async (name) => {
  expectNone((await found(name, built)).map(({ text }) => text));
});

const about = "about-us.html";
const asthma = built.pages.find(({ html }) => html.includes("lips look blue"))?.file ?? "";
const grief = built.pages.find(({ html }) => html.includes("The short number 988"))?.file ?? "";
const search = built.files.find((file) => /^assets\/en-[^/]*\.js$/.test(file)) ?? "";

type Fault = [
  check: string,
  file: string,
  from: string | RegExp,
  to: string,
  kind: Finding["kind"],
  says: string,
];
const faults: Fault[] = [
  ["missingPages", about, "", "gone", "danger", "about-us.html: there is no such page"],
  ["missingPages", "es/404.html", "", "gone", "danger", "es/404.html: there is no such page"],
  ["missingPages", "about-us.data", "", "gone", "report", "about-us.data: the page's data is missing"],
  ["invalidHtml", about, "</main>", "", "danger", "about-us.html: close-order at"],
  ["lackingParts", about, "</h1>", "</h1><h1>Two</h1>", "report", "it has no heading, or more than one"],
  ["lackingParts", about, "</h1>", "</h1>{phone}", "report", "an open placeholder: {phone}"],
  ["lackingParts", about, "<main ", '<main title="undefined" ', "report", "a value that is none"],
  ["lackingParts", about, "</main>", '<img src="/a.jpg"></main>', "report", "a picture without a size"],
  ["brokenLinks", about, 'href="/contact-us"', 'href="/contact"', "report", "/contact has no file"],
  ["brokenLinks", about, 'href="/contact-us"', 'href="/contact-us#gone"', "report", 'has no id "gone"'],
  ["brokenLinks", "sitemap.xml", "/about-us<", "/about<", "report", "sitemap.xml: https://"],
  ["wrongContacts", about, /tel:\+15755550119/g, "tel:+15755550110", "danger", "no link calls the practice"],
  ["wrongContacts", about, "tel:711", "tel:911", "danger", '"TTY: 711" leads to tel:911: the words say 711'],
  ["wrongContacts", "contact-us.html", "418%20Paseo", "419%20Paseo", "report", "no office has this address"],
  [
    "wrongOtherWebsites",
    "contact-us.html",
    "practice/4711/new",
    "practice/4712/new",
    "report",
    "content says",
  ],
  [
    "missingCards",
    asthma,
    "Your lips look blue",
    "Your lips look red",
    "danger",
    'without "Your lips look blue"',
  ],
  ["missingCards", asthma, /1-800-222-1222/g, "the line", "danger", 'without "1-800-222-1222"'],
  ["missingCards", about, /911/g, "112", "danger", "about-us.html: without the 911 line"],
  ["missingCards", search, /1-800-222-1222/g, "the line", "danger", "is without the card snake-bite"],
  ["missingWords", about, "You talk first", "We talk first", "report", 'without "You talk first'],
  ["missingWords", grief, "The short number 988", "The short number", "danger", "988"],
  [
    "changedFacts",
    about,
    "</main>",
    "<p>For poison, call 1-800-222-1223.</p></main>",
    "danger",
    "1-800-222-1223",
  ],
  ["changedFacts", about, "</main>", "<p>Call 912 now.</p></main>", "danger", "912 in"],
  ["wrongLanguages", about, '<html lang="en"', '<html lang="es"', "report", "the page isn't marked as en"],
  ["wrongLanguages", about, 'lang="es"', 'lang="fr"', "report", '"Español" is marked as fr'],
  ["wrongTwins", about, 'hrefLang="es" href="', 'hrefLang="es" href="x', "report", "is no page"],
  ["wrongTwins", "sitemap.xml", 'hreflang="es" href="', 'hreflang="es" href="x', "report", "sitemap.xml: "],
  [
    "wrongSwitches",
    about,
    /\/es\/quienes-somos/g,
    "/es",
    "report",
    "Español leads to /es, not /es/quienes-somos",
  ],
  ["wrongSpanish", "es.html", "</main>", '<a href="/about-us">A</a></main>', "report", "leads to /about-us"],
  [
    "weakerHeaders",
    "integrity.json",
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "danger",
    "also allows",
  ],
  ["weakerHeaders", "integrity.json", "frame-ancestors 'none'", "", "danger", "is without frame-ancestors"],
  [
    "weakerHeaders",
    "integrity.json",
    '"X-Content-Type-Options": "nosniff",',
    "",
    "danger",
    "X-Content-Type-Options is",
  ],
  [
    "weakerHeaders",
    "_headers",
    "X-Frame-Options: DENY",
    "",
    "danger",
    "_headers: it isn't made from the rules",
  ],
  ["weakerHeaders", about, "<script>", "<script>alert(1);", "danger", "blocks what pages have"],
  ["unsafeParts", about, "<main ", '<main onclick="x()" ', "danger", "onclick"],
  ["unsafeParts", about, "</main>", '<img src="https://a.example/b.gif"></main>', "danger", "a.example"],
  ["unsafeParts", about, "</main>", '<iframe src="/"></iframe></main>', "danger", "<iframe"],
];

const inFrozen = test.runIf(process.env.PRACTICE === frozen.name);

inFrozen.each(faults)("%s finds in %s %s as %s", async (check, file, from, to, kind, says) => {
  const text = built.read(file);
  const changed = to === "gone" ? undefined : text.replace(from, to);
  expect(changed).not.toBe(text);
  const all = await found(check, builtSite(siteFolder, site, { [file]: changed }));
  expect(all.filter(({ text }) => text.includes(says)).map((one) => one.kind)).toContain(kind);
});

const [office, other] = site.offices;
const values: [check: string, change: Partial<Site>, kind: Finding["kind"], says: RegExp][] = [
  [
    "otherLanguages",
    {
      pages: {
        ...site.pages,
        "language-assistance": { languages: [{ code: "de", name: "Hindi", english: "Hindi" }] },
      },
    } as never,
    "report",
    /has the code de, which is german/,
  ],
  [
    "unknownZips",
    { offices: [{ ...office, zip: "00001" }] } as never,
    "content",
    /zip\n {2}expected: .*\n {2}found: {4}"00001"\n {2}to do/,
  ],
  [
    "uncalledNumbers",
    {
      safety: {
        ...site.safety,
        cards: site.safety.cards.map((card) => ({ ...card, action: [["Call 988."]] })),
      },
    },
    "danger",
    /says 988, and has no such call/,
  ],
  [
    "sameDescriptions",
    { offices: [office, { ...other, image: "offices/other", imageAlt: office?.imageAlt }] } as never,
    "content",
    /imageAlt\n {2}expected: a description of offices\/other/,
  ],
];
inFrozen.each(values)("%s finds a wrong value", async (check, change, kind, says) => {
  const [first] = await found(check, builtSite(siteFolder, { ...site, spanish: undefined, ...change }));
  expect(first).toEqual({ kind, text: expect.stringMatching(says) });
});
