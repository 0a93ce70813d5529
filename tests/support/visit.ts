/** A visit that is watched: which hosts it asked, what the browser refused, what broke. */
import type { BrowserContext, Page } from "@playwright/test";
import { open, own } from "./site.ts";

const whereIs = (page: Page) => (page.url().startsWith("http") ? new URL(page.url()).pathname : page.url());

/** Errors of a page's scripts, and so of its hydration, as they come in. */
export function complaintsOf(page: Page, findings: string[] = []): string[] {
  page.on("pageerror", (error) => findings.push(`${whereIs(page)}: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself notes that an unknown address answered with 404, which is what it should do.
    if (message.type() === "error" && !/status of 404/.test(message.text()))
      findings.push(`${whereIs(page)}: ${message.text()} (${message.location().url})`);
  });
  return findings;
}

/** Lines that say what went wrong, with the page it went wrong on. */
export async function watched(context: BrowserContext): Promise<{ page: Page; findings: string[] }> {
  const findings: string[] = [];
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy ${violatedDirective} refused ${blockedURI} ${sourceFile}`),
    );
  });
  const page = await context.newPage();
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:", "about:"].includes(url.protocol) && url.origin !== own)
      findings.push(`${whereIs(page)}: asks another host: ${request.url()}`);
  });
  page.on("websocket", (socket) => findings.push(`${whereIs(page)}: opens a socket to ${socket.url()}`));
  return { page, findings: complaintsOf(page, findings) };
}

/** Opens a page and scrolls through it, so that everything late loads as well. */
export async function readThrough(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 30));
    }
  });
}

/** Everything a browser can keep for a site. */
export function kept(
  page: Page,
): Promise<{ local: string[]; session: string[]; caches: string[]; databases: string[] }> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name = "" }) => name),
  }));
}
