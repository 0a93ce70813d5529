import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Runs at build time only. Waits for the whole page, so that no streaming scripts end up in the HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown;
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure = error;
    },
  });
  await page.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html");
  return new Response(page, { status, headers });
}
