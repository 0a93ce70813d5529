/** Builds a copy of the owner's content after applying some of the README's recipes. */
import { cpSync, existsSync } from "node:fs";
import type { Result } from "../../environment/results.ts";
import { buildSite, changed, environmentOf, living } from "../practices.ts";
import { mirror } from "../support/mirror.ts";
import type { Recipe } from "./hands.ts";

/** One at a time: all copies share a folder, so that pictures are generated once. */
export async function buildAfter(name: string, followed: Recipe[]): Promise<Result> {
  const [own] = living;
  if (!own) throw new Error("no practice is named own");
  mirror(own.content, changed.content);
  const [made, place] = [own, changed].map((practice) => environmentOf(practice).GENERATED_DIR ?? "");
  if (made && place && existsSync(made) && !existsSync(place)) cpSync(made, place, { recursive: true });
  for (const { follow } of followed) await follow(changed.content);
  return { ...(await buildSite(changed)), name: `build after ${name}` };
}
