import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

/** Runs a Node program to its end, without holding up this one. Throws what it said if it failed. */
export async function spawnAsync(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const usage = new Usage(child.pid ?? 0);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, "close");
  const output = (await said).join("\n");
  usage.stop();
  if (status !== 0) throw new Error(output);
  return { output, peak: usage.peak, cpu: usage.cpu };
}

/** Looks at a process and its children four times a second (Linux): most memory at one time, and processor time. */
class Usage {
  /** Bytes. */
  peak = 0;
  /** Seconds. */
  cpu = 0;
  readonly #timer: NodeJS.Timeout;
  constructor(pid: number) {
    this.#timer = setInterval(() => {
      const { memory, ticks } = usageOf(pid);
      this.peak = Math.max(this.peak, memory);
      // Linux counts in hundredths of a second.
      this.cpu = Math.max(this.cpu, ticks / 100);
    }, 250);
  }
  stop() {
    clearInterval(this.#timer);
  }
}

function usageOf(pid: number): { memory: number; ticks: number } {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8");
    const memory = Number(read("statm").split(" ")[1]) * 4096;
    // After the name in brackets: own time at 11 and 12, that of children that have ended at 13 and 14.
    const fields = read("stat")
      .replace(/^.*\) /, "")
      .split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + Number(part), 0);
    const children = read(`task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number).map(usageOf);
    return children.reduce(
      (sum, one) => ({ memory: sum.memory + one.memory, ticks: sum.ticks + one.ticks }),
      {
        memory,
        ticks,
      },
    );
  } catch {
    return { memory: 0, ticks: 0 };
  }
}
