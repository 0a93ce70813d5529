/** Debian packages for tests and benchmarks; the site doesn't need them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const apt = "/usr/bin/apt-get";

export const aptCommand = (packages: string[]) =>
  `sudo apt-get update && sudo apt-get install --no-install-recommends ${packages.join(" ")}`;

export const hasApt = () => existsSync(apt);

/** Installs them if run as root. Never uses sudo: what is still missing is said by those who need it. */
export function installWithApt(packages: string[]): boolean {
  if (!hasApt() || packages.length === 0 || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]) => spawnSync(apt, args, { encoding: "utf8", env });
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  run("update", "-qq");
  const { stdout } = run("install", "--assume-no", "--no-install-recommends", ...packages);
  const [, size = "unknown size"] = /^Need to get ([\d.,]+ \w+)/m.exec(stdout) ?? [];
  console.log(`Installing ${packages.join(", ")} with apt-get (${size}), once ...`);
  return run(...install).status === 0;
}
