/** Advice that the practice has answered with "this is right": `accepted` in practice.yaml. */
import { isAdvice, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";

type Accepted = Site["practice"]["accepted"][number];

/** Advice, and values that only happen to be those of a sample practice. What is proven wrong can't be accepted. */
const accepts = ({ text, file }: Accepted, problem: Problem) =>
  (isAdvice(problem) || problem.reason?.mayBeRight) &&
  problem.found.includes(text) &&
  (file === undefined || file === problem.file);

export const withoutAccepted = ({ practice }: Site, problems: Problem[]) =>
  problems.filter((problem) => !practice.accepted.some((entry) => accepts(entry, problem)));
