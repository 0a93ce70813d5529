/** Links to other websites (booking, portal, payment, sources, social), against the content. */
import type { Site } from "../../data/read/site.server.ts";
import {
  isPatientTask,
  type PatientLink,
  type PatientLinks,
  type PatientTask,
  patientTasks,
} from "../../data/schema/patient-links.ts";
import { type Anchor, anchorsIn, isContact, plain } from "./anchors.ts";
import type { Built } from "./built.ts";
import { type Finding, report } from "./finding.ts";

/** The links of the office or the person whose page it is, or else the practice's. */
function linksAt(site: Site, path: string): PatientLinks {
  const owners = [
    ...site.offices.map(({ slug, patientLinks }) => ({ path: `/location/${slug}`, patientLinks })),
    ...site.providers.map(({ slug, patientLinks }) => ({ path: `/providers/${slug}`, patientLinks })),
  ];
  return owners.find((owner) => owner.path === path)?.patientLinks ?? site.practice.patientLinks;
}

const lower = (words: string) => plain(words).toLowerCase();

/** What must follow a patient link. Written anew, so that a mistake in the code that makes it is found. */
function notesOf(site: Site, { leadsTo, signIn, for: forWhom }: PatientLink): string[] {
  const labels = site.interface.patientLinks;
  const where = leadsTo ? labels.leadsTo.replace("{site}", () => leadsTo) : labels.elsewhere;
  const clauses = signIn ? [where, labels.signIn] : [where];
  const sentences = [...(forWhom ? [forWhom] : []), ...clauses].map((one) => one.replace(/[.?!]$/, ""));
  return [`(${clauses.join("; ")})`, `${sentences.join(". ")}.`].map(lower);
}

/** Every https address in a part of the content. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return value.match(/https:\/\/[^\s)"'<>]+/g) ?? [];
  return value && typeof value === "object" ? Object.values(value).flatMap(addressesIn) : [];
}

/** Links to other websites lead where content says, are followed by what content says of them, and none is missing. */
export function wrongOtherWebsites({ editions, documents }: Built): Finding[] {
  const known = new Map(editions.map((edition) => [edition, new Set(addressesIn(edition))]));
  return documents.flatMap(({ edition, path, html }) => {
    const anchors = anchorsIn(html);
    return [
      ...wrongLinks(edition, known.get(edition) ?? new Set(), path, anchors),
      ...missingPatientLinks(edition, path, anchors),
      ...wrongSocial(edition, path, anchors),
    ].map(report);
  });
}

const wrongSocial = ({ practice }: Site, path: string, anchors: Anchor[]): string[] =>
  practice.social.flatMap(({ name, url }) =>
    anchors
      .filter(
        ({ href, words, inMain }) =>
          !inMain && words.startsWith(name) && href.startsWith("https:") && href !== url,
      )
      .map(({ href, words }) => `${path}: "${words}" leads to ${href}, not ${url}`),
  );

function wrongLinks(site: Site, known: Set<string>, path: string, anchors: Anchor[]): string[] {
  const labels = site.interface.patientLinks;
  const here = linksAt(site, path);
  const { main, tasks, footer, legal } = site.navigation;
  const menus = [...main, ...main.flatMap(({ extra }) => extra), ...tasks, ...legal];
  const byTask = new Map([
    ...[...menus, ...footer.flatMap(({ links }) => links)].flatMap((entry): [string, PatientTask][] =>
      isPatientTask(entry.path) ? [[lower(entry.label), entry.path]] : [],
    ),
    ...patientTasks.map((task): [string, PatientTask] => [lower(labels[task]), task]),
  ]);
  const patientUrls = new Set(
    [site.practice, ...site.offices, ...site.providers].flatMap(({ patientLinks }) =>
      Object.values(patientLinks).flatMap((link) => link?.url ?? []),
    ),
  );
  return anchors.flatMap((anchor) => {
    const { href } = anchor;
    // In menus and beside a call, where it leads is inside the link, for screen readers.
    const [, words = anchor.words, after = anchor.after] = /^(.*?) (\(.*\))$/.exec(anchor.words) ?? [];
    const found = (wrong: string) => [`${path}: "${words}" leads to ${href}: ${wrong}`];
    const task = byTask.get(lower(words));
    if (task) {
      const link = (anchor.inMain ? here : site.practice.patientLinks)[task];
      if (href !== link?.url) return found(`content says ${link?.url ?? "that there is no such link"}`);
      const notes = notesOf(site, link);
      return notes.some((note) => lower(after).startsWith(note))
        ? []
        : found(`"${notes.join('" or "')}" must follow it`);
    }
    if (patientUrls.has(href)) return found("its words are none of interface.yaml's patientLinks");
    if (!/^https?:/.test(href) || isContact(anchor) || known.has(href)) return [];
    return href.startsWith(`${site.practice.url}/`) ? [] : found("content has no such address");
  });
}

/** Patient links that a page must have and hasn't. */
function missingPatientLinks(site: Site, path: string, anchors: Anchor[]): string[] {
  const isOwn = /^\/(?:location|providers)\/./.test(path);
  const tasks = path === "/contact-us" ? patientTasks : isOwn ? (["book"] as const) : [];
  const links = linksAt(site, path);
  return tasks
    .filter((task) => links[task] && !anchors.some(({ href, inMain }) => inMain && href === links[task]?.url))
    .map((task) => `${path}: no link to ${links[task]?.url} (${task})`);
}
