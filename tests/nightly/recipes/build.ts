/** Builds a copy of a practice's content after applying some of the README's recipes. */
import type { Result } from "../../../environment/results.ts";
import { buildSite, changed } from "../../practices.ts";
import { mirror } from "../../support/mirror.ts";
import type { Recipe } from "./edit-content.ts";

/** One at a time: all copies share a folder, so that pictures are generated once. */
export async function buildAfter(name: string, followed: Recipe[], content = "content"): Promise<Result> {
  mirror(content, changed.content);
  for (const { follow } of followed) await follow(changed.content);
  return { ...(await buildSite(changed)), name: `build after ${name}` };
}
