/**
 * Serves the built site. PORT and HOST set the address. `--check` only tries whether the port is free, before
 * a build that takes long.
 */
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { createSiteServer, portOf } from "../hosts/server.ts";

const text = process.env.PORT || "4173";
const port = portOf(text);
if (port === undefined) {
  console.error(`PORT=${text} is not a port number. Choose a number from 1024 to 65535: PORT=4180 npm start`);
  process.exit(1);
}
const host = process.env.HOST ?? "127.0.0.1";
const isCheck = process.argv.includes("--check");
const server = isCheck ? createServer() : createSiteServer();
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    console.error(`Port ${port} is taken by another program. Choose another one: PORT=4180 npm start`);
  } else if (error.code === "EACCES") {
    console.error(`This user may not open port ${port}. Choose one above 1023: PORT=4173 npm start`);
  } else {
    console.error(error.message);
  }
  process.exit(1);
});
server.listen(port, host, () => {
  if (isCheck) server.close();
  else console.log(`The site is served on http://${nameOf(host)}:${port}`);
});

/** An address that a browser can open: a host that stands for all addresses gets one that other devices can use. */
function nameOf(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host.includes(":") ? `[${host}]` : host;
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return others.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}
