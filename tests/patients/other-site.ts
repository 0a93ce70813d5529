/** Builds and serves the tested practice with some content files replaced. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { contentFolder } from "../../site/read/site.server.ts";

export interface OtherSite {
  url: string;
  close: () => void;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Reuses the generated pictures, because they are the same. */
export async function serveOtherSite(files: Record<string, string>): Promise<OtherSite> {
  // Inside the repository, because the built server imports packages from node_modules.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(path.resolve(".cache/other-site-"));
  const content = path.join(folder, "content");
  cpSync(contentFolder(), content, { recursive: true });
  for (const [file, words] of Object.entries(files)) writeFileSync(path.join(content, file), words);
  const port = await freePort();
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    BUILD_DIR: path.join(folder, "build"),
    PORT: String(port),
  };

  const build = spawn(process.execPath, ["tools/build.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const errorOutput = text(build.stderr);
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`The site could not be built: ${(await errorOutput).slice(-2000)}`);

  const server = spawn(process.execPath, ["tools/serve.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
