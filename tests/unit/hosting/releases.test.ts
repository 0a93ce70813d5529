/** A folder keeps published builds in the order in which they went live, and nothing of others is touched. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { Releases } from "../../../hosts/releases.ts";
import { smallBuild } from "./small-build.ts";

const root = mkdtempSync(path.join(tmpdir(), "releases-"));
const place = path.join(root, "site");
const build = path.join(root, "build");
beforeEach(() => {
  for (const folder of [place, build]) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

let minute = 0;
const at = () => new Date(Date.UTC(2026, 10, 16, 8, minute++));
function publish(words: string, now = at()) {
  const releases = new Releases(place);
  const before = releases.live;
  const name = releases.add(smallBuild(build, { words }), now);
  releases.switchTo(name);
  releases.note(name, before);
  releases.tidy();
  return name;
}
function goBack() {
  const releases = new Releases(place);
  releases.switchTo(releases.earlier());
  return releases;
}
const shown = () => readFileSync(path.join(place, "current/client/index.html"), "utf8");
const names = () => readdirSync(path.join(place, "releases"));
const pageOf = (name: string) => path.join(place, "releases", name, "client/about-us.html");

it("shows the newest build, and keeps three to go back to", () => {
  const all = ["one", "two", "three", "four", "five"].map((words) => publish(words));
  expect(shown()).toBe("<h1>five</h1>");
  expect(names()).toEqual(all.slice(1));
  expect(new Releases(place).earlier()).toBe(all[3]);
});

it("goes back one build at a time, and forgets the one it left", () => {
  const [one, two] = ["one", "two", "three"].map((words) => publish(words));
  goBack().tidy();
  expect(shown()).toBe("<h1>two</h1>");
  expect(names()).toEqual([one, two]);
  // The next build after a rollback goes back to what was live then, not to the build that was bad.
  publish("four");
  expect(new Releases(place).earlier()).toBe(two);
});

it("removes nothing before the live site was compared", () => {
  const all = ["one", "two"].map((words) => publish(words));
  goBack();
  expect(names()).toEqual(all);
});

it("orders builds by when they went live, also if the clock was set back", () => {
  const two = publish("two", new Date("2026-11-16T08:00:00Z"));
  const three = publish("three", new Date("2026-11-15T08:00:00Z"));
  expect(names()).toEqual([three, two]);
  expect(new Releases(place).earlier()).toBe(two);
});

it("stays pinned after a rollback until the next build", () => {
  publish("one");
  publish("two");
  goBack().pin();
  expect(new Releases(place).isPinned).toBe(true);
  publish("three");
  expect(new Releases(place).isPinned).toBe(false);
});

it("goes back only to a build that is as it was made", () => {
  const [one = "", two = ""] = ["one", "two", "three"].map((words) => publish(words));
  writeFileSync(`${pageOf(two)}.br`, "broken");
  expect(new Releases(place).earlier()).toBe(one);
  rmSync(pageOf(one));
  expect(() => goBack()).toThrow("so nothing was changed");
  rmSync(path.join(place, "releases", one, "client"), { recursive: true });
  expect(() => goBack()).toThrow("so nothing was changed");
  expect(shown()).toBe("<h1>three</h1>");
});

it("a copy that stopped halfway is not a release, and the next one starts again", () => {
  publish("one");
  const half = path.join(place, "releases/.incoming/client");
  mkdirSync(half, { recursive: true });
  writeFileSync(path.join(half, "index.html"), "<h1>ha");
  expect(shown()).toBe("<h1>one</h1>");
  expect(() => goBack()).toThrow("No earlier build is kept in");
  publish("two");
  expect(existsSync(half)).toBe(false);
});

it.each([
  ["letter.txt", "letter.txt"],
  ["releases/20260601120000/index.html", "releases/20260601120000"],
  ["current/index.html", "current"],
])("refuses a folder with %s of another program, and writes nothing", (file, named) => {
  if (named === "current") mkdirSync(path.join(place, "releases"), { recursive: true });
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), "theirs");
  const before = readdirSync(place, { recursive: true });
  expect(() => new Releases(place)).toThrow(
    `${place} has files of another program in it: ${named}. Nothing was written. Name a new folder.`,
  );
  expect(readdirSync(place, { recursive: true })).toEqual(before);
});
