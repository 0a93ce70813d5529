import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { hasSamples } from "../../site/check/checks.ts";
import { formatReport } from "../../site/check/preflight/report.ts";
import { sourceOf } from "../../site/check/text/texts.ts";
import { readSite } from "../../site/load.server.ts";
import { reminder, run } from "../../tools/preflight.ts";
import {
  advice,
  blockOf,
  edit,
  findingsAt,
  musts,
  now,
  portraits,
  provider,
  real,
  root,
  sampleIn,
  set,
  withContentCopies,
} from "./preflight-content.ts";

withContentCopies();

function runOn(content: string) {
  const lines: string[] = [];
  const status = run(content, (line) => lines.push(line));
  return { status, stdout: lines.join("\n") };
}

describe("npm run preflight", () => {
  it("passes for real content, with or without drawings", () => {
    expect(musts()).toEqual([]);
    const { status, stdout } = runOn(real);
    expect(stdout).toContain("The site may go public.");
    expect(status).toBe(0);
  });

  it("fails for the sample site, grouped by who must act, with file, line and fix", () => {
    edit("practice.yaml", set("phone", "(623) 555-0142"));
    edit("pages/nondiscrimination.md", set("review", "needed"));
    edit("locations/taos-nm.md", sampleIn("geo"));
    const { status, stdout } = runOn(root);
    expect(status).toBe(1);
    const titles = ["The law: 1", "Patients: 1", "Search engines: 1"].map((title) => stdout.indexOf(title));
    expect(titles).toEqual(titles.toSorted((a, b) => a - b));
    expect(Math.min(...titles)).toBeGreaterThanOrEqual(0);
    expect(stdout).toMatch(/content\/practice\.yaml:\d+ +phone/);
    expect(stdout).toMatch(/content\/pages\/nondiscrimination\.md:\d+ +review \(45 CFR 92\.10\)/);
    expect(stdout).toContain("To do: Have it read and corrected, then write review: done.");
    expect(stdout).toContain("3 values to fix before the site may go public.");
  });

  it("reports content that can't be read", () => {
    edit("practice.yaml", set("phone", "12"));
    const { status, stderr } = spawnSync(process.execPath, ["tools/preflight.ts"], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: root },
    });
    expect(status).toBe(1);
    expect(stderr).toContain("content/practice.yaml");
  });
});

it("a security.txt that has expired, or whose contact reaches nobody", () => {
  edit("practice.yaml", set("expires", "Nov 14, 2026"));
  expect(musts()).toMatchObject([{ path: ["security", "expires"], found: "Nov 14, 2026" }]);
  edit("practice.yaml", set("expires", "Sep 01, 2027"));
  for (const contact of ["security@verdin.example", "https://www.verdin.example/report"]) {
    edit("practice.yaml", set("contact", contact));
    expect(musts()).toMatchObject([{ file: "practice.yaml", path: ["security"] }]);
  }
});

it("the build shows a one-line reminder while there are samples", () => {
  expect(reminder(root, now)).toBeUndefined();
  edit("practice.yaml", set("phone", "(623) 555-0142"));
  expect(reminder(root, now)).toBe("1 sample value remains: npm run preflight");
  edit("practice.yaml", set("email", "a@b.example"));
  expect(reminder(root, now)).toBe("2 sample values remain: npm run preflight");
});

it("a site counts as a sample for anything made up, not for what is unread or over", () => {
  const isSample = () => hasSamples(readSite(root), sourceOf(root, now));
  expect(isSample()).toBe(false);
  edit("blogs/blog-3.md", (text) => text.replace("Nov 15, 2099", "Nov 16, 2026"));
  edit("pages/nondiscrimination.md", set("review", "needed"));
  edit("practice.yaml", (text) => text.replace("2099", "2025"));
  expect(musts().length).toBeGreaterThan(0);
  expect(isSample()).toBe(false);
  edit("services/foot-care.md", (text) => `${text}\nMail us@verdin.example.\n`);
  expect(isSample()).toBe(true);
});

describe("advice", () => {
  it("a drawn portrait, unless there is a photo beside it", () => {
    const drawn = advice().map(({ file }) => file);
    expect(drawn).toContain(provider);
    const image = /^image: providers\/(.*)$/m.exec(readFileSync(path.join(root, provider), "utf8"))?.[1];
    writeFileSync(path.join(portraits(root), `${image}.jpg`), "");
    expect(advice().map(({ file }) => file)).toEqual(drawn.filter((file) => file !== provider));
    expect(musts()).toEqual([]);
  });

  it("a provider without any portrait", () => {
    const [, image] = /^image: providers\/(.*)$/m.exec(readFileSync(path.join(root, provider), "utf8")) ?? [];
    edit(provider, (text) => text.replace(/^image(Alt)?: .*\n/gm, ""));
    rmSync(path.join(portraits(root), `${image}.svg`));
    expect(advice().map(({ file }) => file)).toContain(provider);
  });

  it("a closed day that is over, on the practice's calendar", () => {
    const overAt = (moment: string) =>
      findingsAt(new Date(moment)).filter(({ path: field }) => field[0] === "holidays");
    edit("practice.yaml", (text) =>
      text.replace("holidays:\n", 'holidays:\n  - { date: "Nov 15, 2026", name: A day off }\n'),
    );
    // In UTC it is already the next day, but in Denver it is the 15th until 07:00 UTC.
    expect(overAt("2026-11-16T06:59:00Z")).toEqual([]);
    expect(overAt("2026-11-16T07:01:00Z")).toMatchObject([{ severity: "advice", found: "Nov 15, 2026" }]);
    expect(musts()).toEqual([]);
  });

  it("no closed day ahead, in the practice's file and the offices'; none at all is no mistake", () => {
    const about = () =>
      findingsAt(now).flatMap(({ path: field, reason }) => (field[0] === "holidays" ? [reason?.why] : []));
    edit("practice.yaml", (text) => text.replace("2099", "2025"));
    // Monte Vista closes for a festival.
    expect(about()).toEqual(["This closed day is over."]);
    edit("locations/monte-vista-co.md", (text) => text.replace(blockOf("holidays"), ""));
    expect(about()).toEqual([expect.stringMatching(/^No closed day is coming up/)]);
    edit("practice.yaml", (text) => text.replace(blockOf("holidays"), ""));
    expect(about()).toEqual([]);
    expect(musts()).toEqual([]);
  });

  it("a security.txt that expires soon, or in more than a year", () => {
    const found = () => advice().filter(({ path: field }) => field[0] === "security");
    expect(found()).toEqual([]);
    for (const [date, reason] of [
      ["Nov 15, 2026", "expire soon"],
      ["Dec 15, 2026", "expire soon"],
      ["Dec 16, 2026", undefined],
      ["Nov 16, 2027", undefined],
      ["Nov 17, 2027", "more than a year"],
    ] as const) {
      edit("practice.yaml", set("expires", `${date} # again`));
      expect(found(), date).toEqual(
        reason
          ? [
              expect.objectContaining({
                found: date,
                reason: expect.objectContaining({ why: expect.stringContaining(reason) }),
              }),
            ]
          : [],
      );
    }
    expect(musts()).toEqual([]);
  });

  it("plans checked 180 days ago are still current", () => {
    edit("pages/insurance.yaml", set("lastChecked", "May 19, 2026"));
    expect(musts()).toEqual([]);
  });

  it("is a separate part of the report", () => {
    const report = formatReport(findingsAt(now));
    expect(report).toContain("Worth a thought");
    expect(report).toContain("There is no photograph.");
    expect(report).not.toContain("Patients:");
  });
});
