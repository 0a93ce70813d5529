/** The forms built for a hosted repository open from any static server, and ask no other machine before someone signs in. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import sirv from "sirv";
import { testAlone as test } from "../../support/shared-context.ts";
import { soon, watchRequests } from "./editor.ts";

// What the forms keep of their own.
test.use({ leaves: /^(sveltia-cms|github|gitlab)/ });

for (const [name, signIn] of Object.entries({ github: "GitHub", gitlab: "GitLab" })) {
  // forms.ts has the same program, with a folder instead of a host.
  test(`for ${signIn}`, async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
    const command = spawn(process.execPath, ["engine/cli/edit.ts", "--build", folder, name, "owner/repo"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    expect(await once(command, "exit")).toEqual([0, null]);
    const server = createServer(sirv(folder)).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      const elsewhere: string[] = [];
      const errors: string[] = [];
      watchRequests(page, elsewhere, errors);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await expect(
        page.getByRole("button", { name: new RegExp(`Sign In.*${signIn}`, "i") }).first(),
      ).toBeVisible(soon);
      expect(elsewhere).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });
}
