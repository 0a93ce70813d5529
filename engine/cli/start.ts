/** Builds the site unless it is up to date, and serves it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isFresh } from "../build/stamp.ts";
import { createSiteServer, portOf } from "../hosts/server.ts";
import { runCommand, verdin } from "./command.ts";

const { PORT, HOST: host = "127.0.0.1" } = process.env;

await runCommand(async () => {
  const port = portOf(PORT || "4173");
  if (port === undefined)
    throw new Error(`PORT=${PORT} is not a port number. Choose a number from 1024 to 65535.`);
  if (!process.argv.includes("--no-build") && !isFresh()) {
    console.log("Building the site ...");
    const [status] = await once(spawn(process.execPath, verdin("build"), { stdio: "inherit" }), "exit");
    if (status !== 0) process.exit(status ?? 130);
  }
  // Stopping a server is a normal exit.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
  await once(createSiteServer().listen(port, host), "listening").catch(({ code, message }) => {
    throw new Error(
      code === "EADDRINUSE" ? `Port ${port} is taken. Choose another one: PORT=4180 npm start` : message,
    );
  });
  console.log(`The site is served on http://${host.includes(":") ? `[${host}]` : host}:${port}`);
});
