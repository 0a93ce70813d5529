/**
 * A page without a debugger attached, unlike Playwright's own. With one, V8 looks up the source position of every Error
 * that a script creates. React creates one as it starts, so its whole file is parsed again: 45 to 70 ms on the slowed
 * CPU that no visitor's phone spends.
 */
import { EventEmitter, once } from "node:events";
import type { Browser, CDPSession } from "@playwright/test";

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

export async function openQuietPage(browser: Browser) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send("Target.createBrowserContext");
  const { targetId } = await root.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  const events = new EventEmitter();
  root.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, method, params, ...answer }: Message = JSON.parse(message);
    if (id) events.emit(`answer ${id}`, answer);
    else if (method) events.emit(method, params);
  });

  let sent = 0;
  const send = async (method: string, params: object = {}) => {
    const id = ++sent;
    const answered = once(events, `answer ${id}`);
    const message = JSON.stringify({ id, method, params });
    await root.send("Target.sendMessageToTarget", { sessionId, message });
    const [{ result, error }] = (await answered) as [Message];
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  return {
    send: send as CDPSession["send"],
    on: events.on.bind(events) as unknown as CDPSession["on"],
    async close() {
      await root.send("Target.disposeBrowserContext", { browserContextId });
      await root.detach();
    },
  };
}
