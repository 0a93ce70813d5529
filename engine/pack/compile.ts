/**
 * Before the package is packed: compiles what Node runs, file by file, into dist/, because Node strips no types below
 * node_modules, and writes the JSON Schemas of content. `--remove` takes both away afterwards. The app stays as it is: Vite
 * compiles it, here and there.
 */
import { globSync, rmSync } from "node:fs";
import { build } from "vite";
import { writeSchemas } from "../data/edit/json-schema.ts";
import { inEngine } from "../roots.ts";

for (const made of ["dist", "schemas"]) rmSync(inEngine(made), { recursive: true, force: true });
if (!process.argv.includes("--remove")) {
  writeSchemas();
  const commands = globSync("cli/*.ts", { cwd: inEngine() });
  await build({
    configFile: false,
    root: inEngine(),
    publicDir: false,
    logLevel: "warn",
    ssr: { external: true },
    build: {
      ssr: true,
      outDir: "dist",
      target: "node22",
      minify: false,
      rolldownOptions: {
        input: commands.map((file) => inEngine(file)),
        output: { preserveModules: true, preserveModulesRoot: inEngine(), entryFileNames: "[name].js" },
      },
    },
  });
}
