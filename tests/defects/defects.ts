/** Every defect that `npm run plant` plants, chosen before anyone knew whether a test would notice. */
import { behavior } from "./behavior.ts";
import { dataAndBuild } from "./data-and-build.ts";
import type { Defect } from "./defect.ts";
import { factsAndLinks } from "./facts-and-links.ts";
import { lookAndUse } from "./look-and-use.ts";

export const defects: Defect[] = [...factsAndLinks, ...lookAndUse, ...behavior, ...dataAndBuild];
