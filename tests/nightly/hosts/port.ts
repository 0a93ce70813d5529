import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Waits until a server accepts connections. */
export async function portIsOpen(port: number, server: ChildProcess, seconds = 30) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended before it listened on port ${port}.`);
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      await wait(100);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`Nothing listens on port ${port} after ${seconds} s.`);
}

export async function stop(server: ChildProcess | undefined) {
  if (!server || server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}
