/** Every way to publish, by the name that `npm run publish` takes. */
import path from "node:path";
import { toFolder } from "./folder.ts";
import type { Options } from "./options.ts";
import type { Way } from "./publish.ts";
import { toCloudflare } from "./wrangler.ts";

/** Builds sent to a network are kept on this machine, to go back to. */
const kept = (way: string) => path.resolve("published", way);

export const ways: Record<string, (options: Options) => Way> = {
  cloudflare: ({ build }) => toCloudflare(kept("cloudflare"), build),
  folder: toFolder,
};
