/** Debian packages for tests and benchmarks; the site doesn't need them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const apt = "/usr/bin/apt-get";

/** The command that installs them. */
export const aptCommand = (packages: string[]) =>
  `sudo apt-get update && sudo apt-get install --no-install-recommends ${packages.join(" ")}`;

export const hasApt = () => existsSync(apt);

/** Installs them if run as root, otherwise prints the command. Never uses sudo. */
export function installWithApt(packages: string[]): boolean {
  if (!hasApt() || packages.length === 0) return false;
  if (process.getuid?.() !== 0) {
    console.log(`Missing on this machine: ${packages.join(", ")}. To install:\n  ${aptCommand(packages)}`);
    return false;
  }
  console.log(`Installing ${packages.join(", ")} with apt-get (once) ...`);
  const run = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stderr } = spawnSync(apt, args, { encoding: "utf8", env });
    if (status !== 0) console.log(`apt-get ${args.join(" ")} failed:\n${stderr.trim()}`);
    return status === 0;
  };
  return run("update", "-qq") && run("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
