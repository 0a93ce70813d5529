/** `node bench/typing.ts`: CPU time of the cards and answers at each letter typed, on a phone 4 times slower. The goal is 4 ms. */
import { helpWith } from "../engine/app/features/search/answers.ts";
import { concepts, searchCards } from "../engine/build/vite/search-cards-module.ts";
import { loadSite } from "../engine/data/load.server.ts";
import { contentFolder } from "../engine/roots.ts";
import { phoneSlowdown, quantile } from "./visits.ts";

const typed = [
  "my blood pressure is 190/110 and my head hurts",
  "se me adormeció la mitad de la cara y no puede hablar",
  "do you take blue cross",
  "refill for my metformin",
];
const rounds = 20;

const site = loadSite();
const help = helpWith(searchCards(site), concepts(site, contentFolder()));
const times = Array.from({ length: rounds }, () => typed)
  .flat()
  .flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)))
  .map((query) => {
    const before = process.cpuUsage();
    help(query);
    const { user, system } = process.cpuUsage(before);
    return ((user + system) / 1000) * phoneSlowdown;
  });
const at = (share: number) => quantile(times, share).toFixed(1);
console.log(`A letter typed: ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${times.length} letters`);
