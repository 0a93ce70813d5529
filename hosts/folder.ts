/**
 * Publishes to a folder: for a server of your own, and for hosts that take a folder. nginx includes the configuration of
 * the live build, and each build's configuration names its own folder: so files and headers change at the same moment,
 * when nginx reloads.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Host, Options } from "./host.ts";
import { nginxServer } from "./nginx.ts";
import { Releases } from "./releases.ts";

export const folder: Host = {
  usage: "folder FOLDER",
  files: (rules) => ({
    "hosting/nginx/site.conf": nginxServer(rules, { brotli: false }),
    "hosting/nginx/site-brotli.conf": nginxServer(rules, { brotli: true }),
  }),
  hiddenFiles: [],
  isPinned: (options) => releasesOf(options).isPinned,
  publish(build, options) {
    const releases = releasesOf(options);
    const before = releases.live;
    const release = releases.add(build);
    configure(releases.folderOf(release), options.listen);
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

function configure(release: string, listen: string | undefined) {
  const configuration = path.join(release, "hosting/nginx");
  for (const name of readdirSync(configuration)) {
    const file = path.join(configuration, name);
    const lines = readFileSync(file, "utf8").replace(
      /^ {2}root .*;$/m,
      () => `  root ${path.join(release, "client")};`,
    );
    writeFileSync(file, listen ? lines.replace(/^ {2}listen .*;$/m, () => `  listen ${listen};`) : lines);
  }
}
