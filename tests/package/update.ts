/** A newer version: content is moved with its comments, and a kill at any moment leaves the practice as before or as after. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { isRest } from "../gates.ts";
import {
  ended,
  git,
  inClinic,
  newerPackage,
  newerVersion,
  npm,
  readFromClinic,
  startVerdin,
  verdin,
  version,
} from "./clinic.ts";

const long = { timeout: 600_000 };

/** Tests of an update of the clinic. `packed`: the package that it has. */
export const testUpdates = (packed: () => string) =>
  describe("an update", () => {
    let newer = "";
    const edited = () => {
      const practice = readFromClinic("content/practice.yaml");
      const words = practice.replace(
        /^fax: (.*)$/m,
        "# The machine in the back office.\nfax:\n  number: $1 # since 1998",
      );
      writeFileSync(inClinic("content/practice.yaml"), words);
      writeFileSync(
        inClinic("content/interface.yaml"),
        "# Shorter, for our header.\ncallButton: Ring us # a label of ours\n",
      );
    };
    const saved = () =>
      ["content/practice.yaml", "content/interface.yaml", "package.json", "package-lock.json"].map(
        readFromClinic,
      );

    beforeAll(() => {
      newer = newerPackage(packed());
      edited();
      git("init", "-q");
      git("add", "-A");
      git("commit", "-qm", "all");
    });

    test("takes no package of its name from the registry while it comes from a file", () => {
      expect(verdin("update")).toMatchObject({ status: 1, output: expect.stringContaining("from a file") });
    });

    test("stops while something is not committed", () => {
      writeFileSync(inClinic("content/words.txt"), "zorblax\n");
      expect(verdin("update", "--to", newer)).toMatchObject({
        status: 1,
        output: expect.stringContaining("content/words.txt"),
      });
      git("checkout", "-q", "content/words.txt");
    });

    // What each waits for, in the order in which it comes.
    const moments: Record<string, () => boolean> = {
      "copies are made": () => existsSync(inClinic(".cache/update/next/content")),
      "packages are being installed": () => existsSync(inClinic(".cache/update/next/node_modules")),
      "the content was moved": () => {
        const file = inClinic(".cache/update/next/content/practice.yaml");
        return existsSync(file) && readFileSync(file, "utf8").startsWith("verdin: 2");
      },
      "the journal is written": () => existsSync(inClinic(".cache/update/journal")),
      "some files were swapped": () => existsSync(inClinic(".cache/update/before/content")),
    };
    test.runIf(isRest).each(Object.entries(moments))(
      "killed when %s leaves the practice as before or as after",
      long,
      async (_, isThere) => {
        // What an earlier kill has left would be taken for the moment.
        rmSync(inClinic(".cache/update"), { recursive: true, force: true });
        const before = saved();
        const child = startVerdin(["update", "--to", newer]);
        while (!isThere() && child.exitCode === null) await wait(1);
        try {
          process.kill(-(child.pid ?? 0), "SIGKILL");
        } catch {
          // It had ended.
        }
        await ended(child);
        // Any command finishes what was begun.
        verdin("check", "--quiet");
        const after = saved();
        if (after.join() === before.join()) return;
        expect(after[0]).toMatch(/^verdin: 2$/m);
        expect(after[1]).toContain("callShort: Ring us");
        expect(JSON.parse(after[2] ?? "").dependencies.verdin).toBe(`file:verdin-${newerVersion}.tgz`);
        git("checkout", "-q", "--", ".");
        npm("ci", "--no-audit", "--no-fund");
      },
    );

    test("moves the content with its comments, and says what changes for patients", long, () => {
      const updated = verdin("update", "--to", newer);
      expect(updated.status, updated.output).toBe(0);
      expect(updated.output).toContain(`verdin ${version} is now ${newerVersion}.`);
      expect(updated.output).toContain("The call button is larger.");
      expect(updated.output).toContain("In your content: the fax number is one line now");
      expect(updated.output).not.toContain("The first version");
      const [practice, labels, manifest] = saved();
      expect(practice).toMatch(/^verdin: 2$/m);
      expect(practice).toContain("# The machine in the back office.\nfax: (555) 555-0101");
      expect(labels).toBe("# Shorter, for our header.\ncallShort: Ring us # a label of ours\n");
      expect(JSON.parse(manifest ?? "").dependencies.verdin).toBe(`file:verdin-${newerVersion}.tgz`);
      expect(existsSync(inClinic(".cache/update"))).toBe(false);
      const changed = git("status", "--porcelain", "--", "content", "package.json")
        .trim()
        .split("\n")
        .map((line) => line.slice(2).trim());
      expect(changed).toEqual(["content/interface.yaml", "content/practice.yaml", "package.json"]);
      expect(verdin("check", "--quiet").output).toMatch(/^No problems/);
    });

    test("content that is newer than the engine stops in one sentence", () => {
      writeFileSync(
        inClinic("content/practice.yaml"),
        readFromClinic("content/practice.yaml").replace("verdin: 2", "verdin: 3"),
      );
      const { status, output } = verdin("build");
      expect(status).toBe(1);
      expect(output).toMatch(
        /content\/practice\.yaml:1 verdin\s+expected: 2, the form of content.*\s+found:\s+3/,
      );
    });
  });
