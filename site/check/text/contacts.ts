/** Finds typos in e-mail addresses, phone numbers and social links. */
import { nearest, type Problem, show } from "../../read/problem.ts";
import { lineOf, type Texts } from "./texts.ts";

interface Contacts {
  phone: string;
  email: string;
  social: { name: string; url: string }[];
}

const file = "content/practice.yaml";

export function* contactProblems(texts: Texts, { phone, email, social }: Contacts): Generator<Problem> {
  const line = (pattern: RegExp) => lineOf(texts, "practice.yaml", pattern);
  if (!isNorthAmerican(phone)) {
    yield {
      file,
      ...line(/^phone:/m),
      field: "phone",
      expected: "a number that can exist: area code and exchange begin with 2 to 9 and don't end in 11",
      received: show(phone),
      remedy: "correct the number, and call it once",
      rule: "phone number",
    };
  }
  const domain = email.split("@")[1]?.toLowerCase() ?? "";
  const meant = domainMeant(domain);
  if (meant) {
    yield {
      file,
      ...line(/^email:/m),
      field: "email",
      expected: meant,
      received: show(domain),
      remedy: `write ${meant}, if that is what you mean`,
      rule: "e-mail address",
      severity: "advice",
    };
  }
  for (const [index, { name, url }] of social.entries()) {
    const wrong = networkMismatch(name, new URL(url).hostname);
    if (!wrong) continue;
    yield {
      file,
      ...line(new RegExp(`url: ["']?${url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`)),
      field: `social > no. ${index + 1}`,
      expected: wrong,
      received: `${name}, ${url}`,
      remedy: "correct the name or the address",
      rule: "social link",
      severity: "advice",
    };
  }
}

/** The North American Numbering Plan: no area code or exchange begins with 0 or 1, or is a service like 911. */
function isNorthAmerican(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  return /^[2-9][0-8]\d[2-9]\d{6}$/.test(digits) && !/^(?:\d11|\d{4}11)/.test(digits);
}

const mailDomains = [
  "gmail.com",
  "yahoo.com",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "comcast.net",
  "protonmail.com",
];
/** Real domains that look like a typo of one above. */
const otherMailDomains = ["mail.com", "email.com", "ymail.com", "gmx.com"];
const endings: Record<string, string> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  comm: "com",
  vom: "com",
  xom: "com",
  nte: "net",
  nett: "net",
  ogr: "org",
  rog: "org",
};

function domainMeant(domain: string): string | undefined {
  if ([...mailDomains, ...otherMailDomains].includes(domain)) return undefined;
  const common = nearest(domain, mailDomains);
  if (common) return common;
  const ending = domain.split(".").at(-1) ?? "";
  const meant = endings[ending];
  return meant && domain.slice(0, -ending.length) + meant;
}

/** Lowercase name -> its hosts. */
const networks: Record<string, string[]> = {
  instagram: ["instagram.com"],
  facebook: ["facebook.com", "fb.com"],
  linkedin: ["linkedin.com"],
  x: ["x.com", "twitter.com"],
  twitter: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  threads: ["threads.net", "threads.com"],
  bluesky: ["bsky.app"],
  pinterest: ["pinterest.com"],
  yelp: ["yelp.com"],
  nextdoor: ["nextdoor.com"],
};

function networkMismatch(name: string, host: string): string | undefined {
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  const key = name.trim().toLowerCase();
  const hosts = networks[key];
  if (hosts) return hosts.some(isAt) ? undefined : `an address at ${hosts.join(" or ")}`;
  const other = Object.entries(networks).find(([, known]) => known.some(isAt))?.[0];
  return (
    other && `a name that fits ${host}, such as ${other.replace(/^./, (letter) => letter.toUpperCase())}`
  );
}
