/**
 * Publishes to a folder: for a server of your own, and for hosts that take a folder. nginx includes the configuration of
 * the live build, and each build's configuration names its own folder: so files and headers change at the same moment,
 * when nginx reloads.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Options } from "./options.ts";
import type { Way } from "./publish.ts";

export function toFolder({ name, reload, listen }: Pick<Options, "name" | "reload" | "listen">): Way {
  if (!name) throw new Error("Name a folder: npm run publish -- folder /srv/site");
  return {
    place: path.resolve(name),
    send: (release) => configure(release, listen),
    reload() {
      if (!reload) return;
      const { status } = spawnSync(reload, { shell: true, stdio: "inherit" });
      if (status !== 0) throw new Error(`"${reload}" failed. The server has not changed.`);
    },
  };
}

function configure(release: string, listen: string | undefined) {
  const folder = path.join(release, "hosting/nginx");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name);
    const lines = readFileSync(file, "utf8").replace(
      /^ {2}root .*;$/m,
      () => `  root ${path.join(release, "client")};`,
    );
    writeFileSync(file, listen ? lines.replace(/^ {2}listen .*;$/m, () => `  listen ${listen};`) : lines);
  }
}
