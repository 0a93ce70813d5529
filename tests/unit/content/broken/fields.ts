import type { Broken } from "./case.ts";

const person = "providers/lena-wu-do.md";
const office = "locations/monte-vista-co.md";
const service = "services/lab-tests.md";

export const brokenFields: Broken[] = [
  {
    name: "a number where text belongs",
    says: ["blogs/blog-1.md:2 title: 2025"],
    break: (content) => content.article({ title: "title: 2025" }),
  },
  {
    name: "text where a list belongs",
    says: ['providers/lena-wu-do.md offices: "taos-nm"'],
    break: (content) => content.field(person, "offices", "taos-nm"),
  },
  {
    name: "text where a number belongs",
    says: ['services/lab-tests.md order: "third"'],
    break: (content) => content.field(service, "order", "third"),
  },
  {
    name: "text where true or false belongs",
    says: ['blogs/blog-1.md:13 crisis: "yes"'],
    break: (content) => content.article({ more: "crisis: yes" }),
  },
  {
    name: "a field with nothing after it",
    says: ["blogs/blog-1.md:2 title: nothing"],
    break: (content) => content.article({ title: "title:" }),
  },
  {
    name: "a field left out",
    says: ["blogs/blog-1.md:2 title: nothing"],
    break: (content) => content.article({ title: undefined }),
  },
  {
    name: "a picture without a description",
    says: ["blogs/blog-1.md:2 imageAlt: nothing"],
    break: (content) => content.article({ imageAlt: undefined }),
  },
  {
    name: "a text of spaces",
    says: ['blogs/blog-1.md:2 title: "   " (3 characters)'],
    break: (content) => content.article({ title: 'title: "   "' }),
  },
  {
    name: "an unknown field",
    says: ['blogs/blog-1.md:13 author: an unknown field "author"'],
    break: (content) => content.article({ more: "author: Priya" }),
  },
  {
    name: "a field with a typing mistake",
    says: ["blogs/blog-1.md:2 excerpt: nothing", 'blogs/blog-1.md:12 exerpt: an unknown field "exerpt"'],
    break: (content) =>
      content.article({
        excerpt: undefined,
        more: `exerpt: ${"Why a short walk does you good. ".repeat(3)}`,
      }),
  },
  {
    name: "a field inside a list with a typing mistake",
    says: [
      "practice.yaml social > no. 1 > url: nothing",
      'practice.yaml social > no. 1 > ulr: an unknown field "ulr"',
    ],
    break: (content) =>
      content.edit("practice.yaml", "    url: https://www.insta", "    ulr: https://www.insta"),
  },
  {
    name: "a title that is too long",
    says: ['blogs/blog-1.md:2 title: "What a visit is for, What a visit is for, What'],
    break: (content) => content.article({ title: `title: ${"What a visit is for, ".repeat(8)}and more` }),
  },
  {
    name: "a title whose address is too long",
    says: ['blogs/blog-1.md:2 title: "健康のための散歩健康のための散歩健康のための散歩健康のための散歩"'],
    break: (content) => content.article({ title: `title: ${"健康のための散歩".repeat(4)}` }),
  },
  {
    name: "a security contact that is no address",
    says: ['practice.yaml security > contact: "ask the front desk"'],
    break: (content) => content.field("practice.yaml", "contact", "ask the front desk"),
  },
  {
    name: "an excerpt that is too short",
    says: ['blogs/blog-1.md:5 excerpt: "Walk." (5 characters)'],
    break: (content) => content.article({ excerpt: "excerpt: Walk." }),
  },
  {
    name: "five sources",
    says: ["blogs/blog-1.md:9 sources: 5 entries"],
    break: (content) =>
      content.article({
        sources: `sources:${[1, 2, 3, 4, 5].map((n) => `\n  - { organization: CDC, title: Walk ${n}, url: https://www.cdc.gov/ }`).join("")}`,
      }),
  },
  {
    name: "a source at http:",
    says: ['blogs/blog-1.md:10 sources > no. 2 > url: "http://www.cdc.gov/"'],
    break: (content) =>
      content.article({
        sources:
          "sources:\n  - { organization: CDC, title: Walking, url: https://www.cdc.gov/ }\n  - { organization: CDC, title: Sleep, url: http://www.cdc.gov/ }",
      }),
  },
  {
    name: "a place in the list below one",
    says: ["services/lab-tests.md order: -1"],
    break: (content) => content.field(service, "order", "-1"),
  },
  {
    name: "a ZIP code without quotes",
    says: ["locations/monte-vista-co.md zip: 81144"],
    break: (content) => content.field(office, "zip", "81144"),
  },
  {
    name: "a ZIP code with a leading zero and no quotes",
    says: ["locations/monte-vista-co.md zip: 08520"],
    break: (content) => content.field(office, "zip", "08520"),
  },
  {
    name: "a state in full",
    says: ['locations/monte-vista-co.md state: "Colorado"'],
    break: (content) => content.field(office, "state", "Colorado"),
  },
  {
    name: "a state in small letters",
    says: ['locations/monte-vista-co.md state: "co"'],
    break: (content) => content.field(office, "state", "co"),
  },
  {
    name: "an office outside the United States",
    says: ["locations/monte-vista-co.md geo > longitude: -0.13"],
    break: (content) => content.field(office, "geo", "{ latitude: 51.5, longitude: -0.13 }"),
  },
  {
    name: "a phone number written otherwise",
    says: ['practice.yaml phone: "623-555-0142"'],
    break: (content) => content.field("practice.yaml", "phone", "623-555-0142"),
  },
  {
    name: "a phone number that points to itself",
    says: ['practice.yaml phone: "{phone}"'],
    break: (content) => content.field("practice.yaml", "phone", '"{phone}"'),
  },
  {
    name: "a bad e-mail address",
    says: ['practice.yaml email: "hello at penasco.example"'],
    break: (content) => content.field("practice.yaml", "email", "hello at penasco.example"),
  },
  {
    name: "the site's address with a slash at the end",
    says: ['practice.yaml url: "https://www.penasco.example/"'],
    break: (content) => content.field("practice.yaml", "url", "https://www.penasco.example/"),
  },
  {
    name: "the site's address with a path",
    says: ['practice.yaml url: "https://www.penasco.example/home"'],
    break: (content) => content.field("practice.yaml", "url", "https://www.penasco.example/home"),
  },
  {
    name: "a time zone that does not exist",
    says: ['practice.yaml timeZone: "America/Taos"'],
    break: (content) => content.field("practice.yaml", "timeZone", "America/Taos"),
  },
  {
    name: "a weekday that is neither open nor closed",
    says: ['practice.yaml hours > monday: "maybe"'],
    break: (content) => content.field("practice.yaml", "monday", "maybe"),
  },
  {
    name: "a time without a leading zero",
    says: ['practice.yaml hours > monday: "8:00-17:00"'],
    break: (content) => content.field("practice.yaml", "monday", "8:00-17:00"),
  },
  {
    name: "an office that closes before it opens",
    says: ['practice.yaml hours > monday: "17:00-08:00"'],
    break: (content) => content.field("practice.yaml", "monday", "17:00-08:00"),
  },
  {
    name: "a style that is misspelled",
    says: ['practice.yaml insurers > no. 1 > style: "bolt"'],
    break: (content) => content.edit("practice.yaml", /style: \w+$/m, "style: bolt"),
  },
  {
    name: "a portrait without a description",
    says: ["providers/thomas-obrien-fnp-c.md imageAlt: nothing"],
    break: (content) => content.edit("providers/thomas-obrien-fnp-c.md", /^imageAlt: .*\n/m, ""),
  },
  {
    name: "a label that lost its gap",
    says: ['interface.yaml tty: "TTY"'],
    break: (content) => content.field("interface.yaml", "tty", "TTY"),
  },
  {
    name: "a label with a gap that nobody fills",
    says: ["interface.yaml tty: {place}"],
    break: (content) => content.field("interface.yaml", "tty", '"{tty} at {place}"'),
  },
  {
    name: "a menu path with a space",
    says: ['navigation.yaml main > no. 2 > path: "about us"'],
    break: (content) => content.edit("navigation.yaml", "path: /about-us", "path: about us"),
  },
];
