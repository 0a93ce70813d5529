/**
 * `npm start`: builds the site unless it is up to date, and serves it. PORT and HOST set the address. `--no-build` serves the
 * site as it was built last.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { listen } from "../environment/listen.ts";
import { createSiteServer } from "../hosts/server.ts";
import { isFresh } from "../pipeline/stamp.ts";

const host = process.env.HOST || "127.0.0.1";
const open = (server = createSiteServer()) => listen(server, "PORT", 4173, host);

/** An address that a browser can open: a host that stands for all addresses gets one that other devices can use. */
function addressOf(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host.includes(":") ? `[${host}]` : host;
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return others.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}

if (!process.argv.includes("--no-build") && !isFresh()) {
  // The port is tried before a build, which takes long.
  const trial = createServer();
  await open(trial);
  trial.close();
  console.log("Building the site ...");
  const [status] = await once(spawn(process.execPath, ["tools/build.ts"], { stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 130);
}
// Stopping a server is a normal exit.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
const port = await open();
console.log(`The site is served on http://${addressOf(host)}:${port}`);
