/** The host that `npm run publish` publishes to, and the configuration that a build has for it and for nginx. */
import path from "node:path";
import { writeFile } from "../build/write-file.ts";
import { cloudflare } from "./cloudflare.ts";
import type { Host } from "./host.ts";
import { nginxFiles } from "./nginx.ts";
import type { HostingRules } from "./rules.ts";

export const host: Host = cloudflare;

export function writeHostFiles(build: string, rules: HostingRules, name: string) {
  for (const [file, text] of Object.entries({ ...host.files(rules, name), ...nginxFiles(rules) }))
    writeFile(path.join(build, file), text);
}
