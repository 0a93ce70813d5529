/**
 * `npm run bench:load`: the built site under wrk, the default server and nginx side by side. 256 connections, 30 s;
 * then once more with the server killed and started again in the middle: only what was under way may be lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { installWithApt } from "../environment/apt.ts";
import { ensureNginx, startNginx } from "../hosting/nginx-program.ts";
import { portIsOpen } from "../hosting/port.ts";
import { columns } from "./report.ts";

const connections = 256;
const seconds = Number(process.env.SECONDS ?? 30);
const port = Number(process.env.PORT ?? 4195);

async function startDefault(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(process.execPath, [path.resolve("tools/serve.ts")], { stdio: "ignore", env });
  await portIsOpen(port, server);
  return server;
}

async function kill(server: ChildProcess) {
  const ended = once(server, "exit");
  // nginx's workers live on when their master is killed: SIGTERM is its hard stop.
  server.kill(server.spawnfile.includes("nginx") ? "SIGTERM" : "SIGKILL");
  await ended;
}

function startWrk() {
  const url = `http://127.0.0.1:${port}/about-us`;
  const options = ["-t2", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br"];
  return spawn("wrk", [...options, url], { stdio: ["ignore", "pipe", "inherit"] });
}

function read(report: string) {
  const find = (pattern: RegExp) => pattern.exec(report)?.[1] ?? "0";
  return {
    requests: Number(find(/(\d+) requests in/)),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p99: find(/99%\s+(\S+)/),
    bad: Number(find(/Non-2xx or 3xx responses: (\d+)/)),
    socket: /Socket errors: .*/.exec(report)?.[0] ?? "none",
  };
}

async function run(name: string, start: () => Promise<ChildProcess>, isKilled: boolean) {
  let server = await start();
  const wrk = startWrk();
  const report = text(wrk.stdout);
  if (isKilled) {
    await wait((seconds * 1000) / 2);
    await kill(server);
    server = await start();
  }
  const said = read(await report);
  await kill(server);
  const { requests, perSecond, p99, bad, socket } = said;
  const title = isKilled ? `${name}, killed midway` : name;
  return [
    title,
    String(requests),
    perSecond.toFixed(0),
    p99,
    String(bad),
    socket.replace("Socket errors: ", ""),
  ];
}

if (!existsSync("/usr/bin/wrk")) installWithApt(["wrk"]);
const servers: [string, () => Promise<ChildProcess>][] = [["default", startDefault]];
if (ensureNginx()) servers.push(["nginx", () => startNginx(port)]);
const rows = [["server", "requests", "a second", "p99", "not 2xx", "socket errors"]];
for (const isKilled of [false, true])
  for (const [name, start] of servers) rows.push(await run(name, start, isKilled));
console.log(columns(rows));
