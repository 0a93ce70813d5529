/**
 * `npm run recipes`: follows each recipe of the README on its own copy of content/ and builds the site, then all
 * recipes in sequence. `npm test` builds an example after all of them, and runs the content checks and loaders for each recipe.
 * Arguments filter by name: `npm run recipes -- "a holiday"`.
 */
import { conclude, inParallel } from "../environment/results.ts";
import { buildAfter } from "../tests/recipes/build.ts";
import { recipes } from "../tests/recipes/recipes.ts";

const wanted = process.argv.slice(2);
const chosen = recipes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length < wanted.length) {
  console.error(`There are these recipes: ${recipes.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
const results = [];
for (const recipe of chosen) results.push(...(await inParallel([() => buildAfter(recipe.name, [recipe])])));
if (wanted.length === 0) results.push(...(await inParallel([() => buildAfter("all recipes", recipes)])));
conclude(results);
