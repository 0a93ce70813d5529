import type { Broken } from "./case.ts";

const person = "providers/lena-wu-do.md";
const office = "locations/monte-vista-co.md";
const service = "services/lab-tests.md";

export const brokenFields: Broken[] = [
  {
    name: "a number where text belongs",
    break: (content) => content.article({ title: "title: 2025" }),
  },
  {
    name: "true where text belongs",
    break: (content) => content.article({ title: "title: true" }),
  },
  {
    name: "a list where text belongs",
    break: (content) => content.article({ title: "title: [A, B]" }),
  },
  {
    name: "text where a list belongs",
    break: (content) => content.field(person, "offices", "taos-nm"),
  },
  {
    name: "text where a number belongs",
    break: (content) => content.field(service, "order", "third"),
  },
  {
    name: "text where true or false belongs",
    break: (content) => content.article({ more: "crisis: yes" }),
  },
  {
    name: "a field with nothing after it",
    break: (content) => content.article({ title: "title:" }),
  },
  { name: "a field left out", break: (content) => content.article({ title: undefined }) },
  {
    name: "a picture without a description",
    break: (content) => content.article({ imageAlt: undefined }),
  },
  { name: "a text of spaces", break: (content) => content.article({ title: 'title: "   "' }) },
  { name: "an unknown field", break: (content) => content.article({ more: "author: Priya" }) },
  {
    name: "a field with a typing mistake",
    break: (content) =>
      content.article({
        excerpt: undefined,
        more: `exerpt: ${"Why a short walk does you good. ".repeat(3)}`,
      }),
  },
  {
    name: "a field inside a list with a typing mistake",
    break: (content) =>
      content.edit("practice.yaml", "    url: https://www.insta", "    ulr: https://www.insta"),
  },
  {
    name: "a title that is too long",
    break: (content) => content.article({ title: `title: ${"What a visit is for, ".repeat(8)}and more` }),
  },
  {
    name: "a title whose address is too long",
    break: (content) => content.article({ title: `title: ${"健康のための散歩".repeat(4)}` }),
  },
  {
    name: "a name that is too long",
    break: (content) => content.field(service, "name", "Lab ".repeat(50)),
  },
  {
    name: "a security contact that is no address",
    break: (content) => content.field("practice.yaml", "contact", "ask the front desk"),
  },
  {
    name: "an excerpt that is too short",
    break: (content) => content.article({ excerpt: "excerpt: Walk." }),
  },
  {
    name: "an excerpt that is too long",
    break: (content) => content.article({ excerpt: `excerpt: ${"word ".repeat(50)}` }),
  },
  {
    name: "a description of a picture that says nothing",
    break: (content) => content.article({ imageAlt: "imageAlt: A tree" }),
  },
  {
    name: "five sources",
    break: (content) =>
      content.article({
        sources: `sources:${[1, 2, 3, 4, 5].map((n) => `\n  - { organization: CDC, title: Walk ${n}, url: https://www.cdc.gov/ }`).join("")}`,
      }),
  },
  {
    name: "a source at http:",
    break: (content) =>
      content.article({
        sources:
          "sources:\n  - { organization: CDC, title: Walking, url: https://www.cdc.gov/ }\n  - { organization: CDC, title: Sleep, url: http://www.cdc.gov/ }",
      }),
  },
  {
    name: "a place in the list below one",
    break: (content) => content.field(service, "order", "-1"),
  },
  {
    name: "a place in the list that is no whole number",
    break: (content) => content.field(service, "order", "1.5"),
  },
  {
    name: "a ZIP code without quotes",
    break: (content) => content.field(office, "zip", "81144"),
  },
  {
    name: "a ZIP code with a leading zero and no quotes",
    break: (content) => content.field(office, "zip", "08520"),
  },
  {
    name: "a ZIP code of four digits",
    break: (content) => content.field(office, "zip", '"8520"'),
  },
  {
    name: "a state in full",
    break: (content) => content.field(office, "state", "Colorado"),
  },
  {
    name: "an office outside the United States",
    break: (content) => content.field(office, "geo", "{ latitude: 51.5, longitude: -0.13 }"),
  },
  {
    name: "a phone number written otherwise",
    break: (content) => content.field("practice.yaml", "phone", "623-555-0142"),
  },
  {
    name: "a phone number that points to itself",
    break: (content) => content.field("practice.yaml", "phone", '"{phone}"'),
  },
  {
    name: "a bad e-mail address",
    break: (content) => content.field("practice.yaml", "email", "hello at penasco.example"),
  },
  {
    name: "the site's address at http:",
    break: (content) => content.field("practice.yaml", "url", "http://www.penasco.example"),
  },
  {
    name: "the site's address with a slash at the end",
    break: (content) => content.field("practice.yaml", "url", "https://www.penasco.example/"),
  },
  {
    name: "the site's address with a path",
    break: (content) => content.field("practice.yaml", "url", "https://www.penasco.example/home"),
  },
  {
    name: "a time zone that does not exist",
    break: (content) => content.field("practice.yaml", "timeZone", "America/Taos"),
  },
  {
    name: "a weekday that is neither open nor closed",
    break: (content) => content.field("practice.yaml", "monday", "maybe"),
  },
  {
    name: "a time without a leading zero",
    break: (content) => content.field("practice.yaml", "monday", "8:00-17:00"),
  },
  {
    name: "an office that closes before it opens",
    break: (content) => content.field("practice.yaml", "monday", "17:00-08:00"),
  },
  {
    name: "a style that is misspelled",
    break: (content) => content.edit("practice.yaml", /style: \w+$/m, "style: bolt"),
  },
  {
    name: "a portrait without a description",
    break: (content) => content.edit("providers/thomas-obrien-fnp-c.md", /^imageAlt: .*\n/m, ""),
  },
  {
    name: "a label that lost its gap",
    break: (content) => content.field("interface.yaml", "updated", "Last updated"),
  },
  {
    name: "a label with a gap that nobody fills",
    break: (content) => content.field("interface.yaml", "skipToContent", '"Skip to {place}"'),
  },
  {
    name: "a page of programs without one",
    break: (content) =>
      content.edit("pages/population-health.yaml", /^programs:\n(?: .*\n|\n)*/m, "programs: []\n"),
  },
  {
    name: "a menu path with a space",
    break: (content) => content.edit("navigation.yaml", "path: /about-us", "path: about us"),
  },
];
