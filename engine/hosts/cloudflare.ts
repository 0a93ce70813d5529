/** Cloudflare Workers static assets: its configuration, and wrangler, which publishes. Cloudflare itself keeps earlier builds. */

import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onDemand } from "../build/on-demand.ts";
import { show } from "../data/read/problem.ts";
import type { Host } from "./host.ts";
import type { HostingRules } from "./rules.ts";

export const cloudflare: Host = {
  files: (rules, name) => ({
    "client/_headers": headerLines(rules),
    "client/_redirects": redirectLines(rules),
    // Cloudflare compresses on its own.
    "client/.assetsignore": "*.br\n*.gz\n",
    [configFile]: wranglerConfig(name),
  }),
  hiddenFiles: ["_headers", "_redirects", ".assetsignore"],
  isPinned: (name) => deploymentsOf(name).at(-1)?.annotations?.["workers/message"] === pinMessage,
  publish: (build) => void wrangler(["deploy", "--config", path.join(build, configFile)]),
  rollback(name, pin) {
    const args = [
      "--yes",
      "--name",
      workerOf(name),
      "--message",
      pin ? pinMessage : "The site was not as built",
    ];
    wrangler(["rollback", versionBefore(deploymentsOf(name)), ...args]);
  },
  preview: (build, name) => preview(build, name),
  logIn: () => void spawnSync(process.execPath, [wranglerProgram(), "login"], { stdio: "inherit" }),
};

/** Cloudflare silently ignores longer lines and further rules. */
const longestLine = 2000;
const mostRules = 100;

/** Cloudflare joins the values of all matching rules with commas, so a rule first removes (!) a header of the rule for all. */
function headerLines({ rules }: HostingRules): string {
  const everywhere = rules.find(({ path }) => path === "/*")?.headers ?? {};
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== "/*" && name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `Cloudflare would drop this header: ${long.slice(0, 60)}... has ${long.length} characters of at most ${longestLine}.`,
    );
  }
  if (rules.length > mostRules)
    throw new Error(`Cloudflare takes at most ${mostRules} rules; there are ${rules.length}.`);
  return `${lines.join("\n")}\n`;
}

/** Cloudflare itself redirects trailing slashes and .html. */
const redirectLines = ({ redirects }: HostingRules) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");

const configFile = "hosting/cloudflare/wrangler.jsonc";

/** Cloudflare takes no other letters. */
const workerOf = (name: string) => name.normalize("NFD").replace(/[^a-z0-9-]/g, "");

function wranglerConfig(name: string): string {
  const config = {
    name: workerOf(name),
    // Not newer than the runtime of the wrangler in on-demand/wrangler.
    compatibility_date: "2026-10-01",
    assets: {
      directory: "../../client",
      not_found_handling: "404-page",
      html_handling: "drop-trailing-slash",
    },
  };
  return `// Made by hosts/cloudflare.ts.\n${JSON.stringify(config, null, 2)}\n`;
}

export const wranglerProgram = () => path.join(onDemand("wrangler"), "wrangler/bin/wrangler.js");

/** Longer than any upload takes. In ms. */
const longestRun = 15 * 60_000;

function wrangler(args: string[], env: NodeJS.ProcessEnv = {}): string {
  return outputOf(
    spawnSync(process.execPath, [wranglerProgram(), ...args], {
      encoding: "utf8",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...env },
      timeout: longestRun,
      killSignal: "SIGKILL",
    }),
  );
}

type Run = Pick<SpawnSyncReturns<string>, "status" | "signal" | "stdout" | "stderr" | "error">;

/** What wrangler printed. Throws the reason if it failed, which says nothing about what is live: hosts/publish.ts looks. */
export function outputOf({ status, signal, stdout, stderr, error }: Run): string {
  if (status === 0) return stdout;
  if (error && "code" in error && error.code === "ETIMEDOUT")
    throw new Error(`Cloudflare's wrangler was not done after ${longestRun / 60_000} minutes and was ended.`);
  const output = stripVTControlCharacters(`${stdout ?? ""}${stderr ?? ""}`).trim();
  if (output) throw new Error(reasonOf(output));
  throw new Error(
    `Cloudflare's wrangler was ended without a word: ${error?.message ?? signal ?? `status ${status}`}.`,
  );
}

/** Why wrangler stopped, in one line. */
function reasonOf(output: string): string {
  // The codes of a token or an account that can't exist.
  if (/CLOUDFLARE_API_TOKEN|authenticat|not logged in|invalid access token|code: [67]003\b/i.test(output))
    return "Cloudflare doesn't accept the login of this machine. Log in once with npm run publish -- --login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.";
  const [, reason = output] = /ERROR\W+(.*(?:\n+ +\S.*)*)/.exec(output) ?? [];
  const line = reason.trim().replaceAll(/\s+/g, " ");
  return `Cloudflare's wrangler stopped: ${line.slice(0, longestReason)}${/[.!?]$/.test(line) ? "" : "."}`;
}

/** A host's error page is longer. */
const longestReason = 300;

/** Part of what `wrangler deployments list --json` prints, the oldest first. */
interface Deployment {
  versions: { version_id: string }[];
  annotations?: Record<string, string>;
}

/** Cloudflare keeps it with the deployment, so that every machine knows about a rollback. */
const pinMessage = "npm run rollback";

function deploymentsOf(name: string): Deployment[] {
  try {
    return deploymentsIn(wrangler(["deployments", "list", "--json", "--name", workerOf(name)]));
  } catch (error) {
    // There is no worker of this name before the first deployment.
    if (/code: 10007\b/.test(String(error))) return [];
    throw error;
  }
}

export function deploymentsIn(output: string): Deployment[] {
  // wrangler may print notices above, about a newer version of itself.
  const [list] = /^\[[\s\S]*/m.exec(output) ?? [];
  try {
    return JSON.parse(list ?? "");
  } catch {
    throw new Error(
      `Cloudflare's wrangler gave no list of what was published, so nothing was changed: ${show(output.trim())}`,
    );
  }
}

/** What was live before the live version first was: after a rollback, that goes further back. */
export function versionBefore(deployments: Deployment[]): string {
  const versions = deployments.map((deployment) => deployment.versions[0]?.version_id ?? "");
  const version = versions[versions.indexOf(versions.at(-1) ?? "") - 1];
  if (version) return version;
  throw new Error(
    "Cloudflare has no earlier build, so nothing was changed. To go back, check out the commit that was live and publish it.",
  );
}

/**
 * Shows a build to colleagues at an address of its own, as another worker: the published one is not touched. A preview may
 * have samples, so every answer asks search engines to stay away. Returns the address.
 */
export function preview(build: string, name: string, run = wrangler): string {
  const copy = path.join(build, "preview");
  const output = path.join(copy, "wrangler.ndjson");
  rmSync(copy, { recursive: true, force: true });
  for (const part of ["client", "hosting"])
    cpSync(path.join(build, part), path.join(copy, part), { recursive: true });
  const headers = path.join(copy, "client/_headers");
  if (!readFileSync(headers, "utf8").includes("X-Robots-Tag"))
    appendFileSync(headers, "/*\n  X-Robots-Tag: noindex, nofollow\n");
  const args = ["--config", path.join(copy, configFile), "--name", `${workerOf(name)}-preview`];
  run(["deploy", ...args], { WRANGLER_OUTPUT_FILE_PATH: output });
  const lines = existsSync(output) ? readFileSync(output, "utf8").trim().split("\n") : [];
  const [address = ""] = lines.flatMap((line) => JSON.parse(line).targets ?? []);
  rmSync(copy, { recursive: true });
  if (!address)
    throw new Error("wrangler named no address: turn on workers.dev for your Cloudflare account.");
  // For the workflow.
  writeFileSync(path.join(build, "preview.env"), `PREVIEW_URL=${address}\n`);
  return address;
}
