/** `npm start`: installs what is missing, builds if something changed, serves the site. Another server may be named. */
import { spawn } from "node:child_process";
import { ensurePackages, projectNode, root, run } from "./install.mjs";

ensurePackages();
if (run(["tools/build/fresh.ts"], { stdio: "ignore" }).status !== 0) {
  console.log("Building the site ...");
  const built = run(["tools/build.ts"]);
  if (built.status !== 0) process.exit(1);
}
const [program = "tools/serve.ts"] = process.argv.slice(2);
const server = spawn(projectNode(), [program], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
