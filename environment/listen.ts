import { once } from "node:events";
import type { Server } from "node:http";

const reasons: Record<string, string> = {
  EADDRINUSE: "another program has it",
  EACCES: "this user may not open it",
  ERR_SOCKET_BAD_PORT: "it is not a port number",
};

/** Opens the port that an environment variable names, and returns it. If it can't be opened, one line says why, and the program ends. */
export async function listen(server: Server, variable: string, usual: number, host = "127.0.0.1") {
  const port = process.env[variable] || String(usual);
  try {
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    console.error(
      `Port ${port} can't be opened: ${reasons[code] ?? message}. Choose another number from 1024 to 65535: ${variable}=${usual + 7}`,
    );
    process.exit(1);
  }
  return port;
}
