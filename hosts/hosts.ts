/** Every host, by the name that `npm run publish` takes. */
import path from "node:path";
import { writeFile } from "../environment/write-file.ts";
import { cloudflare } from "./cloudflare.ts";
import { folder } from "./folder.ts";
import type { Host } from "./host.ts";
import type { HostingRules } from "./rules.ts";

export const hosts: Record<string, Host> = { cloudflare, folder };

export const hiddenFiles = Object.values(hosts).flatMap((host) => host.hiddenFiles);

export function writeHostFiles(build: string, rules: HostingRules, name: string) {
  for (const host of Object.values(hosts))
    for (const [file, text] of Object.entries(host.files(rules, name)))
      writeFile(path.join(build, file), text);
}
