/** The practices whose sites `npm test` builds, serves and tests. */
import path from "node:path";

export interface Practice {
  name: string;
  /** Its folder, which has content/. */
  root: string;
  content: string;
  /** Where its build and caches go, beside those of other commands. */
  output: string;
  build: string;
  /** The time at which it is built and tested; the machine's, if it has none. */
  now?: Date;
}

export function practiceIn(name: string, root: string, now?: Date): Practice {
  const output = path.resolve(".cache/practices", name);
  return {
    name,
    root: path.resolve(root),
    content: path.resolve(root, "content"),
    output,
    build: path.join(output, "build"),
    ...(now && { now }),
  };
}

/** A Tuesday, 10 AM at the offices of the frozen practice: the time of its builds, tests and screenshots. */
export const frozenTime = new Date("2026-11-17T17:00:00Z");
/** The frozen practice that tests of the code use. */
export const frozen: Practice = practiceIn("test", "tests/practice", frozenTime);
/** The owner's. */
export const own = practiceIn("own", ".");
export const juniper = practiceIn("juniper", "examples/juniper-pediatrics");
/** Made from nothing, as everybody's: see run.ts. */
export const starter = practiceIn("starter", ".cache/practices/starter");
/** Practices whose content their owners edit. */
export const living: Practice[] = [own, juniper, starter];
export const practices: Practice[] = [frozen, ...living];

/** Environment variables for a build, a server or a test of one practice. */
export const environmentOf = ({ root, output, now }: Practice): Record<string, string> => ({
  VERDIN_PRACTICE: root,
  VERDIN_OUTPUT: output,
  VERDIN_TOOLS: path.resolve(".cache"),
  // Tests that weigh files compress those again, as for visitors.
  COMPRESSION: "quick",
  ...(now && { SOURCE_DATE_EPOCH: String(now.getTime() / 1000) }),
});
