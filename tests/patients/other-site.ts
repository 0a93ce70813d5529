/** Builds and serves the tested practice with other content: files that a test replaces. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { contentFolder } from "../../app/content/site.server.ts";
import { scratchFolder } from "../../tools/build/scratch.ts";

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

/** Pictures are the same, so those that are made already are used. */
export async function serveOtherSite(files: Record<string, string>): Promise<OtherSite> {
  const folder = scratchFolder("other-site");
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
  const complaint = text(build.stderr);
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`The site could not be built: ${(await complaint).slice(-2000)}`);

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
