/** The security policy and the other headers are the engine's, and no page holds what they are there to stop. */
import { hash } from "node:crypto";
import type { Site } from "../../data/read/site.server.ts";
import { slugOf } from "../../data/read/slug.ts";
import { sentRedirects } from "../../data/text/redirects.ts";
import { host } from "../files.ts";
import { type Integrity, integrityFile } from "../integrity.ts";
import { headersFor, hostingRules } from "../rules.ts";
import type { Built } from "./built.ts";
import { danger, type Finding } from "./finding.ts";
import { bare } from "./html.ts";

const policyName = "Content-Security-Policy";

/** Scripts and styles that stand in the pages, as a policy names them. */
function inlineHashes({ htmlFiles, read }: Built) {
  const inline = (tag: RegExp) => [
    ...new Set(htmlFiles.flatMap((file) => [...read(file).matchAll(tag)].map(([, text = ""]) => text))),
  ];
  const hashes = (texts: string[]) => texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  return {
    scripts: hashes(inline(/<script\b(?![^>]*(?:ld\+json|\ssrc=))[^>]*>(.*?)<\/script>/gs)),
    styles: hashes(inline(/<style\b[^>]*>(.*?)<\/style>/gs)),
  };
}

const rulesOf = (site: Site, hashes: ReturnType<typeof inlineHashes>) =>
  hostingRules(hashes, {
    httpsForSubdomains: site.practice.httpsForSubdomains,
    moved: sentRedirects(site.redirects),
    hasSamples: site.hasSamples,
    hasSpanish: site.spanish !== undefined,
    hiddenFiles: host.hiddenFiles,
  });

/** The sources of each directive. */
const directivesOf = (policy = "") =>
  new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

export function weakerHeaders(built: Built): Finding[] {
  const { site, files, read } = built;
  if (!files.includes(integrityFile)) return [danger(`${integrityFile} is missing`)];
  const { hosting }: Integrity = JSON.parse(read(integrityFile));
  const hashes = inlineHashes(built);
  const own = rulesOf(site, hashes);
  const found: string[] = [];
  for (const { path } of [...own.rules, ...hosting.rules]) {
    const place = path.replaceAll("*", "x");
    const [{ [policyName]: policy, ...right }, { [policyName]: sentPolicy, ...sent }] = [
      headersFor(own.rules, place),
      headersFor(hosting.rules, place),
    ];
    for (const [name, value] of Object.entries(right))
      if (sent[name] !== value) found.push(`${path}: ${name} is ${sent[name]}, not ${value}`);
    const directives = directivesOf(sentPolicy);
    for (const [name, sources] of directivesOf(policy)) {
      const allowed = directives.get(name);
      // A style of a kind of page that this site has no page of does no harm.
      const more = allowed?.filter(
        (one) => !sources.includes(one) && !/^style-src 'sha/.test(`${name} ${one}`),
      );
      const less = sources.filter((one) => !allowed?.includes(one));
      if (!allowed) found.push(`${path}: the security policy is without ${name}`);
      else if (more?.length)
        found.push(`${path}: ${name} of the security policy also allows ${more.join(" ")}`);
      else if (less.length)
        found.push(`${path}: ${name} of the security policy blocks what pages have: ${less.join(" ")}`);
    }
  }
  for (const [file, text] of Object.entries(host.files(hosting, slugOf(site.practice.shortName)))) {
    const name = file.replace(/^client\//, "");
    if (name !== file && (!files.includes(name) || read(name) !== text))
      found.push(`${name}: it isn't made from the rules of ${integrityFile}`);
  }
  return [...new Set(found)].map(danger);
}

/** Which pages belong together is no word to anybody: a browser asks for these only when told to by a visitor. */
const namedOnly = /\brel="(?:canonical|alternate)"/;

/**
 * No page has an inline handler, a style attribute, a javascript: link, a frame or a form, or lets the browser turn to another website
 * before a visitor does.
 */
export const unsafeParts = ({ htmlFiles, read }: Built): Finding[] =>
  htmlFiles.flatMap((file) => {
    const html = bare(read(file));
    const links = [...html.matchAll(/<link\b[^>]*>/g)].filter(
      ([tag]) => !namedOnly.test(tag) && /href="(?:https?:)?\/\//.test(tag),
    );
    const unsafe = [
      /<[a-z][^>]*\s(?:on[a-z]+|style)="[^>]*>/gi,
      /(?:href|src|action)="\s*(?:javascript|vbscript|data):[^"]*"/gi,
      /<(?:iframe|object|embed|form|base)\b[^>]*>/gi,
      /<(?!a\b|link\b|meta\b)[a-z][^>]*\s(?:src|srcset|href|data|action)="(?:https?:)?\/\/[^>]*>/gi,
      /<[a-z][^>]*\s(?:ping|attributionsrc|http-equiv)=[^>]*>/gi,
    ].flatMap((pattern) => [...html.matchAll(pattern)]);
    return [...links, ...unsafe].map(([tag]) => danger(`${file}: ${tag}`));
  });
