/** Debian packages that tests and measurements need, and the site does not. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** True if they could be installed: as root, or where sudo asks nothing. */
export function installWithApt(packages: string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...prefix, "apt-get", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, rest, { stdio: "ignore", env }).status === 0;
  };
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
