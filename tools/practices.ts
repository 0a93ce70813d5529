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
}

const firstPort = Number(process.env.TEST_PORT ?? 4174);

/** The first is the frozen practice that tests of the program stand on; tests/live holds for the others. */
export const practices: [Practice, ...Practice[]] = [
  { name: "test", content: "tests/practice", build: ".cache/practices/test", port: firstPort },
  { name: "own", content: "content", build: "build", port: firstPort + 1 },
  {
    name: "juniper",
    content: "examples/juniper-pediatrics",
    build: ".cache/practices/juniper",
    port: firstPort + 2,
  },
];
export const [tested, ...living] = practices;

/** What a build, a server or a test of one practice is told. */
export const environmentOf = ({ name, content, build, port }: Practice): Record<string, string> => ({
  CONTENT_DIR: path.resolve(content),
  BUILD_DIR: path.resolve(build),
  // Pictures of the practice's own site stay where `npm run dev` and `npm start` look for them. Not in its build: that is
  // emptied before each.
  GENERATED_DIR: path.resolve(".cache", name === "own" ? "generated" : `generated-${name}`),
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
