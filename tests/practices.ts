/** The practices whose sites `npm test` builds, serves and tests. */
import path from "node:path";

export interface Practice {
  name: string;
  content: string;
  /** Build folder. */
  build: string;
  /** The time at which it is built and tested; the machine's, if it has none. */
  now?: Date;
}

const practice = (name: string, content: string): Practice => ({
  name,
  content,
  build: `.cache/practices/${name}/build`,
});

/** A Tuesday, 10 AM at the offices of the frozen practice: the time of its builds, tests and screenshots. */
export const frozenTime = new Date("2026-11-17T17:00:00Z");
/** The frozen practice that tests of the code use. */
export const frozen: Practice = { ...practice("test", "tests/practice"), now: frozenTime };
/** The owner's. */
export const own = practice("own", "content");
export const juniper = practice("juniper", "examples/juniper-pediatrics");
export const starter = practice("starter", "examples/starter");
/** Practices whose content their owners edit. */
export const living: Practice[] = [own, juniper, starter];
export const practices: Practice[] = [frozen, ...living];

/** Environment variables for a build, a server or a test of one practice. */
export const environmentOf = ({ content, build, now }: Practice): Record<string, string> => ({
  CONTENT_DIR: path.resolve(content),
  BUILD_DIR: path.resolve(build),
  // Outside the build folder, which is emptied before each build. `npm run dev` and `npm start` use the owner's.
  GENERATED_DIR: path.resolve(`${build}/../generated`),
  // Tests that weigh files compress those again, as for visitors.
  COMPRESSION: "quick",
  ...(now && { SOURCE_DATE_EPOCH: String(now.getTime() / 1000) }),
});
