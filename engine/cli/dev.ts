/** Serves the site by Vite, and reloads it when a file is saved. */
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { viteConfig } from "../build/vite/config.ts";
import { runCommand } from "./command.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: "string" }, host: { type: "string" } } });
  const { port, host } = values;
  const server = await createServer(
    viteConfig({ ...(port && { port: Number(port), strictPort: true }), ...(host && { host }) }),
  );
  await server.listen();
  server.printUrls();
});
