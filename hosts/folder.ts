/**
 * Publishes to a folder: for a server of your own, and for hosts that take a folder. nginx includes the configuration of
 * the live build, and each build's configuration names its own folder: so files and headers change at the same moment,
 * when nginx reloads.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Host, Options } from "./host.ts";
import { type Integrity, integrityOf } from "./integrity.ts";
import { nginxServer } from "./nginx.ts";
import { Releases } from "./releases.ts";
import type { HostingRules } from "./rules.ts";

export const folder: Host = {
  usage: "folder FOLDER",
  files: (rules) => configuration(rules),
  hiddenFiles: [],
  isPinned: (options) => releasesOf(options).isPinned,
  publish(build, options) {
    const releases = releasesOf(options);
    const before = releases.live;
    const release = releases.add(build);
    configure(releases.folderOf(release), options);
    try {
      switchTo(releases, release, options);
    } catch (error) {
      releases.remove(release);
      throw error;
    }
    releases.note(release, before);
  },
  rollback(options, pin) {
    const releases = releasesOf(options);
    switchTo(releases, releases.earlier(), options);
    if (pin) releases.pin();
  },
  tidy: (options) => releasesOf(options).tidy(),
};

function releasesOf({ place }: Options) {
  if (!place) throw new Error("Name a folder: npm run publish -- folder /srv/site");
  return new Releases(path.resolve(place));
}

function switchTo(releases: Releases, release: string, { reload }: Options) {
  const before = releases.live;
  releases.switchTo(release);
  if (!reload || spawnSync(reload, { shell: true, stdio: "inherit" }).status === 0) return;
  // The server still runs with what it read before.
  if (before) releases.switchTo(before);
  throw new Error(`"${reload}" failed. The server has not changed.`);
}

const configuration = (rules: HostingRules, place: { root?: string; listen?: string | undefined } = {}) => ({
  "hosting/nginx/site.conf": nginxServer(rules, { brotli: false, ...place }),
  "hosting/nginx/site-brotli.conf": nginxServer(rules, { brotli: true, ...place }),
});

/** Writes the configuration again, with the folder of this release. */
function configure(release: string, { listen }: Options) {
  const { hosting }: Integrity = JSON.parse(integrityOf(release));
  const files = configuration(hosting, { root: path.join(release, "client"), listen });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(release, file), text);
}
