/** The two folders that paths begin in. Nothing else asks where it is, or which folder is the current one. */
import { findPackageJSON } from "node:module";
import path from "node:path";

const engine = path.dirname(findPackageJSON(import.meta.url) ?? "");

/** A path in this package. Compiled code is in its `dist`; the app, its styles and the safety texts stay where they are. */
export const inEngine = (...parts: string[]) => path.join(engine, ...parts);

/** A path in the practice's folder, which every command runs in. Tests name another. */
export const inPractice = (...parts: string[]) =>
  path.join(path.resolve(process.env.VERDIN_PRACTICE ?? ""), ...parts);

/** A path of what is made: in the practice's folder. Tests put it elsewhere. */
export const inOutput = (...parts: string[]) =>
  path.join(process.env.VERDIN_OUTPUT ?? inPractice(), ...parts);

export const contentFolder = () => inPractice("content");
