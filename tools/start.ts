/**
 * `npm start`: builds the site unless it is up to date, and serves it. PORT and HOST set the address. `--no-build` serves the
 * site as it was built last.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { createSiteServer, portOf } from "../hosts/server.ts";
import { isFresh } from "../pipeline/stamp.ts";

const { PORT, HOST: host = "127.0.0.1" } = process.env;
const text = PORT || "4173";
const port = portOf(text);
const reasons: Record<string, string> = {
  EADDRINUSE: `Port ${text} is taken by another program. Choose another one: PORT=4180 npm start`,
  EACCES: `This user may not open port ${text}. Choose one above 1023: PORT=4173 npm start`,
};

async function listen(server: Server): Promise<Server> {
  await once(server.listen(port, host), "listening").catch(({ code, message }) => {
    console.error(reasons[code] ?? message);
    process.exit(1);
  });
  return server;
}

/** An address that a browser can open: a host that stands for all addresses gets one that other devices can use. */
function addressOf(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host.includes(":") ? `[${host}]` : host;
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return others.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}

if (port === undefined) {
  console.error(`PORT=${text} is not a port number. Choose a number from 1024 to 65535: PORT=4180 npm start`);
  process.exit(1);
}
if (!process.argv.includes("--no-build") && !isFresh()) {
  // The port is tried before a build, which takes long.
  (await listen(createServer())).close();
  console.log("Building the site ...");
  const [status] = await once(spawn(process.execPath, ["tools/build.ts"], { stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 130);
}
// Stopping a server is a normal exit.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
await listen(createSiteServer());
console.log(`The site is served on http://${addressOf(host)}:${port}`);
