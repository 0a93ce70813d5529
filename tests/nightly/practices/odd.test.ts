/** A site of unusual shape passes the gate. (tests/package publishes one that was made from nothing.) */
import path from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "../../../engine/build/stamp.ts";
import { runProgram } from "../../../engine/cli/run-program.ts";
import { readSite, shown } from "../../../engine/data/load.server.ts";
import { gate } from "../../../engine/hosts/gate/gate.ts";
import { environmentOf, practiceIn, starter } from "../../practices.ts";
import { finish, oddities } from "../../support/odd-practices.ts";
import { Copy } from "../../unit/content/copy.ts";

test.runIf(process.env.PRACTICE === starter.name)(
  "the gate finds nothing in a practice of unusual shape",
  { timeout: 600_000 },
  async () => {
    using content = new Copy("everything", starter.content);
    finish(content);
    for (const change of Object.values(oddities)) change(content);
    const odd = practiceIn("odd", path.dirname(content.root));
    // Vitest sets NODE_ENV to "test".
    const env = { ...environmentOf(odd), NODE_ENV: "production" };
    const { ok, output } = await runProgram(process.execPath, ["engine/cli/build.ts"], env);
    expect(ok, output).toBe(true);
    expect(await gate(filesOf(odd.build).site, shown(readSite(content.root), content.root))).toEqual([]);
  },
);
