/** The practices whose sites `npm test` builds, serves and looks through. */
import path from "node:path";
import { type Result, runProgram } from "./environment/results.ts";

export interface Practice {
  name: string;
  /** Its content folder. */
  content: string;
  /** Where its site is built. */
  build: string;
  /** Where its site is served while tests run. */
  port: number;
  /** Only these of tests/live are run on it. */
  specs?: string[];
}

const firstPort = Number(process.env.TEST_PORT ?? 4174);

const practice = (name: string, content: string, place: number): Practice => ({
  name,
  content,
  build: `.cache/practices/${name}/build`,
  port: firstPort + place,
});

/** The frozen practice that tests of the program stand on. */
export const frozen = practice("test", "tests/practice", 0);
/** Those for which tests/live holds: whoever owns this folder, and the examples. */
export const living: Practice[] = [
  { ...practice("own", "content", 1), build: "build" },
  practice("juniper", "examples/juniper-pediatrics", 2),
  // Its pages are the juniper's with fewer words: what a browser would find in them, it finds there.
  { ...practice("starter", "examples/starter", 3), specs: ["html", "files", "own-words"] },
];
export const practices: Practice[] = [frozen, ...living];

/** What a build, a server or a test of one practice is told. */
export const environmentOf = ({ content, build, port }: Practice): Record<string, string> => ({
  CONTENT_DIR: path.resolve(content),
  BUILD_DIR: path.resolve(build),
  // Pictures of the practice's own site stay where `npm run dev` and `npm start` look for them. They are not in its build
  // folder: that is emptied before each build.
  GENERATED_DIR: path.resolve(build === "build" ? ".cache/generated" : `${build}/../generated`),
  PORT: String(port),
});

export const addressOf = ({ port }: Practice) => `http://127.0.0.1:${port}`;

/** Builds a practice's site, unless it is that of the files at hand. */
export async function buildSite(practice: Practice): Promise<Result> {
  const started = performance.now();
  const env = environmentOf(practice);
  const run = (file: string) => runProgram(process.execPath, [file], env);
  const { ok, output } = (await run("tools/build/fresh.ts")).ok
    ? { ok: true, output: "" }
    : await run("tools/build.ts");
  const seconds = (performance.now() - started) / 1000;
  return { name: `build ${practice.name}`, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, output };
}
