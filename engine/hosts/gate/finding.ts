/** What the gate finds in a built site. */
import { formatProblem, type Problem } from "../../data/read/problem.ts";

export interface Finding {
  /**
   * `content`: the practice can mend it, so it stops a publish. `danger`: a fault of the program that may harm a patient, which stops
   * one too, until a person decides otherwise. `report`: any other fault of the program; it stops nothing.
   */
  kind: "content" | "danger" | "report";
  text: string;
}

export const danger = (text: string): Finding => ({ kind: "danger", text });
export const report = (text: string): Finding => ({ kind: "report", text });
export const ofContent = (problem: Problem): Finding => ({ kind: "content", text: formatProblem(problem) });
