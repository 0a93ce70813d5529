/** CPU time of all processes so far, in seconds: of this container, or of the machine. */
import { existsSync, readFileSync } from "node:fs";

const containers: [file: string, seconds: (text: string) => number][] = [
  ["/sys/fs/cgroup/cpu.stat", (text) => Number(/usage_usec (\d+)/.exec(text)?.[1]) / 1e6],
  ["/sys/fs/cgroup/cpuacct/cpuacct.usage", (text) => Number(text) / 1e9],
  // Hundredths of seconds: user, nice, system, idle, waiting, interrupts.
  [
    "/proc/stat",
    (text) => {
      const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = text
        .slice(4)
        .split(/\s+/, 8)
        .filter(Boolean)
        .map(Number);
      return (user + nice + system + irq + soft) / 100;
    },
  ],
];

/** Undefined where the system doesn't tell. */
export function cpuSeconds(): number | undefined {
  const found = containers.find(([file]) => existsSync(file));
  return found?.[1](readFileSync(found[0], "utf8"));
}
