/** Builds a practice's site a second time, from nothing, and compares the two builds byte by byte. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Result } from "../../environment/results.ts";
import { buildSite, environmentOf, type Practice } from "../practices.ts";

/**
 * Everything that is uploaded but integrity.json: the first build may be of an earlier commit with the same inputs. The
 * stamp has the times of files, and the code that rendered the pages its own folder.
 */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        !/^(stamp\.json$|server\b|client.integrity\.json)/.test(file) &&
        statSync(path.join(folder, file)).isFile(),
    )
    .sort();

/** Files of which only one folder has one, or which differ. */
export function differing(one: string, other: string): string[] {
  const files = [...new Set([...filesIn(one), ...filesIn(other)])];
  return files.filter((file) => {
    const pair = [one, other].map((folder) => path.join(folder, file));
    return !pair.every((name) => existsSync(name)) || !sameBytes(pair as [string, string]);
  });
}
const sameBytes = ([one, other]: [string, string]) => readFileSync(one).equals(readFileSync(other));

export async function buildTwice(practice: Practice): Promise<Result> {
  const again = { ...practice, build: `.cache/practices/${practice.name}-again/build` };
  const { BUILD_DIR = "" } = environmentOf(again);
  rmSync(path.dirname(BUILD_DIR), { recursive: true, force: true });
  const first = await buildSite(practice);
  const second = first.failed ? first : await buildSite(again);
  const name = `build ${practice.name} twice`;
  if (second.failed) return { ...second, name };
  const files = differing(environmentOf(practice).BUILD_DIR ?? "", BUILD_DIR);
  return {
    ...second,
    name,
    passed: files.length > 0 ? 0 : 1,
    failed: files.length > 0 ? 1 : 0,
    output: `Two builds of one commit differ in:\n${files.join("\n")}`,
  };
}
