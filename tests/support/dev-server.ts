/** Starts `npm run dev`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

export interface DevServer {
  origin: string;
  /** Output since a test last cleared it. */
  output: string;
  stop: () => Promise<void>;
}

export async function startDevServer(
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<DevServer> {
  // With this condition, React Router doesn't start itself a second time.
  const program = [
    "--conditions=development",
    "node_modules/@react-router/dev/bin.cjs",
    "dev",
    "--host",
    "127.0.0.1",
    ...args,
  ];
  const child = spawn(process.execPath, program, {
    // Playwright sets NODE_ENV to test.
    env: { ...process.env, NODE_ENV: "development", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server: DevServer = { origin: "", output: "", stop: () => stop(child) };
  server.origin = await new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      server.output += stripVTControlCharacters(String(data));
      const address = /Local:\s+(http:\S+?)\/\s/.exec(server.output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => reject(new Error(`The server exited: ${server.output}`)));
  });
  return server;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
