/** A host of the tests: builds in a folder, its site on a port, and faults on the way. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesOf, writeStamp } from "../../../engine/build/stamp.ts";
import { outputOf } from "../../../engine/hosts/cloudflare.ts";
import { host as realHost } from "../../../engine/hosts/files.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { freePort } from "../../environment/free-port.ts";
import { smallBuild } from "./small-build.ts";

export interface Fault {
  /** What wrangler printed before it failed, or how it ended. */
  output?: string;
  ends?: Partial<Parameters<typeof outputOf>[0]>;
  /** The change was made before that. */
  isMade?: boolean;
  /** The change was made, and the site goes on showing what it showed. */
  isStale?: boolean;
  /** Nothing reaches the site any more. */
  isOffline?: boolean;
}

export async function createFakeHost() {
  const folder = mkdtempSync(path.join(tmpdir(), "fake-host-"));
  const live = path.join(folder, "live");
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  let server: ReturnType<typeof createSiteServer> | undefined;
  /** Builds in the order in which they went live. */
  const builds: string[] = [];
  const lines: string[] = [];
  const state = {
    isPinned: false,
    isOffline: false,
    isRewriting: false,
    fault: undefined as Fault | undefined,
  };

  function show() {
    const newest = builds.at(-1) ?? "";
    rmSync(live, { recursive: true, force: true });
    cpSync(newest, live, { recursive: true });
    // Hosts may change pages on their way.
    if (state.isRewriting) writeFileSync(path.join(filesOf(live).site, "index.html"), "<h1>5</h1>");
    state.isRewriting = false;
    writeStamp(filesOf(live).stamp, newest, "UTC");
  }
  function change(task: () => void) {
    const { isMade, isStale, isOffline = false, output = "", ends }: Fault = state.fault ?? { isMade: true };
    state.fault = undefined;
    if (isMade || isStale) task();
    if (isMade) show();
    state.isOffline = isOffline;
    server?.closeAllConnections();
    if (output || ends) outputOf({ status: 1, signal: null, stdout: "", stderr: output, ...ends });
  }
  const host = {
    ...realHost,
    isPinned: () => state.isPinned,
    publish: (build: string) =>
      change(() => {
        const kept = path.join(folder, `build-${builds.length}-${Date.now()}`);
        cpSync(build, kept, { recursive: true });
        builds.push(kept);
        state.isPinned = false;
      }),
    rollback: (_name: string, pin: boolean) =>
      change(() => {
        if (builds.length < 2) throw new Error("There is no earlier build.");
        builds.pop();
        state.isPinned = pin;
      }),
  };
  return {
    ...{ site, builds, lines, state },
    target: { host, name: "a-practice", site, waits: [0, 0.1], say: (line: string) => void lines.push(line) },
    build: (options: Parameters<typeof smallBuild>[1]) => smallBuild(path.join(folder, "build"), options),
    /** Connects the site to its port. */
    async connect() {
      server = createSiteServer(filesOf(live).site, filesOf(live).hosting);
      server.on("connection", (socket) => state.isOffline && socket.destroy());
      await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    },
    async shown() {
      const response = await fetch(site);
      const policy = response.headers.get("content-security-policy") ?? "";
      return { words: await response.text(), script: /'sha256-(\w+)'/.exec(policy)?.[1] };
    },
    close() {
      server?.closeAllConnections();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
