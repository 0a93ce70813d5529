import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { pageFileMark, takePageFile } from "./features/navigation/router-internals.ts";

/** Only search engines read structured data, and they read the HTML. */
const withoutStructuredData = (key: string, value: unknown) => (key === "jsonLd" ? undefined : value);

/** Runs at build time only, and in `npm run dev`. Waits for the whole page, so that no streaming scripts end up in the HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const file = import.meta.env.PROD ? takePageFile(context) : undefined;
  let failure: unknown;
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure = error;
    },
  });
  await page.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html");
  const html = await new Response(page).text();
  return new Response(file ? html + pageFileMark + JSON.stringify(file, withoutStructuredData) : html, {
    status,
    headers,
  });
}
