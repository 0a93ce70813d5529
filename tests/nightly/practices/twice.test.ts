/** A second build of the smallest practice, from nothing, is the first byte by byte. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../../../engine/cli/run-program.ts";
import { environmentOf, practiceIn, starter } from "../../practices.ts";

/**
 * Everything that is uploaded but integrity.json: the first build may be of an earlier commit with the same inputs. The
 * stamp has the times of files, and the code that rendered the pages its own folder.
 */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      !/^(stamp\.json$|server\b|client.integrity\.json)/.test(file) &&
      statSync(path.join(folder, file)).isFile(),
  );

test.runIf(process.env.PRACTICE === starter.name)(
  "two builds are the same",
  { timeout: 300_000 },
  async () => {
    const again = { ...practiceIn("starter-again", ""), root: starter.root };
    const [first, second] = [starter.build, again.build];
    rmSync(again.output, { recursive: true, force: true });
    // Vitest sets NODE_ENV to "test".
    const env = { ...environmentOf(again), NODE_ENV: "production" };
    const { ok, output } = await runProgram(process.execPath, ["engine/cli/build.ts"], env);
    expect(ok, output).toBe(true);
    const files = [...new Set([...filesIn(first), ...filesIn(second)])].sort();
    const differing = files.filter((file) => {
      const [one = "", other = ""] = [first, second].map((folder) => path.join(folder, file));
      return !existsSync(one) || !existsSync(other) || !readFileSync(one).equals(readFileSync(other));
    });
    expect(differing).toEqual([]);
  },
);
