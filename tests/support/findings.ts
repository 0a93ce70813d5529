/** Collects what is wrong with a page, one line per finding, so that a test can report all of it at once. */
import type { BrowserContext, ConsoleMessage, Page, Request } from "@playwright/test";
import { own } from "./site.ts";

const pathOf = (page: Page) => (page.url().startsWith("http") ? new URL(page.url()).pathname : page.url());

/** Chromium logs an error for a 404 page, which is the right response to an unknown address. */
const isNotFound = (message: ConsoleMessage) => /status of 404/.test(message.text());

/** Console errors, but for those to ignore, uncaught errors and hydration mismatches of a page, from now on. */
export function collectErrors(page: Page, ignore = isNotFound): string[] {
  const findings: string[] = [];
  page.on("console", (message) => {
    const isError =
      message.type() === "error" || (message.type() === "warning" && /hydrat/i.test(message.text()));
    if (isError && !ignore(message))
      findings.push(`${pathOf(page)}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => {
    // Firefox throws these when a page is left while its scripts load.
    const isLeft = /^NetworkError when attempting|^error loading dynamically/.test(error.message);
    if (!isLeft) findings.push(`${pathOf(page)}: ${error.message}`);
  });
  return findings;
}

/** The same, and requests and sockets to other hosts. With a context, also the requests of its other pages and workers. */
export function collectLeaks(page: Page, context?: BrowserContext): string[] {
  const findings = collectErrors(page);
  const report = (request: Request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:", "about:"].includes(url.protocol) && url.origin !== own)
      findings.push(`${pathOf(page)}: request to another host: ${request.url()}`);
  };
  if (context) context.on("request", report);
  else page.on("request", report);
  page.on("websocket", (socket) => findings.push(`${pathOf(page)}: opens a socket to ${socket.url()}`));
  return findings;
}

/** A new page that also reports violations of the security policy. */
export async function strictPage(context: BrowserContext): Promise<{ page: Page; findings: string[] }> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`${violatedDirective} blocked ${blockedURI} ${sourceFile}`),
    );
  });
  const page = await context.newPage();
  return { page, findings: collectLeaks(page, context) };
}

/** Fails with one line per finding. */
export function expectNone(findings: string[]) {
  if (findings.length > 0) throw new Error(`${findings.length} found\n${findings.join("\n")}`);
}
