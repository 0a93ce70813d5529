/** Compares the insurers on the home page with the plans on the insurance page. */
import { type Problem, show } from "../../read/problem.ts";

export function* insurerAdvice(
  strip: { name: string }[],
  plans: { insurer: string }[] | undefined,
): Generator<Problem> {
  if (!plans || plans.length === 0 || strip.length === 0) return;
  const rule = "insurer in one list only";
  for (const { name } of strip) {
    if (plans.some(({ insurer }) => isSame(name, insurer))) continue;
    yield {
      file: "content/pages/insurance.yaml",
      field: "plans",
      expected: `an entry for ${name}, which practice.yaml lists under insurers`,
      received: "none",
      remedy: "add the insurer and its plans, or take it off the list in practice.yaml",
      rule,
    };
  }
  for (const { insurer } of plans) {
    if (strip.some(({ name }) => isSame(name, insurer))) continue;
    yield {
      file: "content/practice.yaml",
      field: "insurers",
      expected: `an entry for ${show(insurer)}, which pages/insurance.yaml has plans of`,
      received: "none",
      remedy: "add the insurer, or take its plans off the insurance page",
      rule,
    };
  }
}

/** "Medicaid" and "Medicaid (AHCCCS)", "Blue Cross" and "Blue Cross Blue Shield", "UnitedHealthcare" and "United Healthcare". */
function isSame(a: string, b: string): boolean {
  const words = (name: string) =>
    name
      .toLowerCase()
      .replace(/\(.*?\)/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, second] = [words(a), words(b)];
  if (first.join("") === second.join("")) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short.length > 0 && short.every((word, index) => word === long[index]);
}
