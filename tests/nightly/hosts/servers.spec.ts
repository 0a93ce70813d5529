/** nginx, and with EDGE=1 Cloudflare's runtime (a large download), respond as the table of requests says. */
import { freePort } from "../../environment/free-port.ts";
import { ensureNginx } from "../../environment/nginx.ts";
import { expectNone } from "../../support/findings.ts";
import { wrongResponses } from "../../support/responses.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { stop } from "./port.ts";
import { startEdge, startNginx } from "./programs.ts";

for (const [server, start] of [["nginx", startNginx] as const, ["edge", startEdge] as const])
  test(`every request to ${server}`, async () => {
    test.skip(server === "edge" && !process.env.EDGE, "only with EDGE=1");
    test.setTimeout(180_000);
    if (server === "nginx" && !ensureNginx()) {
      if (process.env.CI) throw new Error("nginx could not be installed, and CI must test all servers.");
      console.log("!!! NGINX IS MISSING AND COULD NOT BE INSTALLED: it is NOT tested in this run !!!");
      test.skip();
    }
    const port = await freePort();
    const program = await start(port);
    try {
      expectNone(await wrongResponses(server, port));
    } finally {
      await stop(program);
    }
  });
