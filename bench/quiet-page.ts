/**
 * A page that no debugger listens to, unlike Playwright's own. With one, every error that a script makes, thrown or not,
 * has its place in the source looked up. React makes one as it starts, so its whole file is read once more: 45 to 70 ms on
 * the slowed processor, which no visitor's phone spends.
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

export async function openPlainPage(browser: Browser) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send("Target.createBrowserContext");
  const { targetId } = await root.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  const answers = new EventEmitter();
  const events = new EventEmitter();
  root.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, method, params, ...answer }: Message = JSON.parse(message);
    if (id) answers.emit(String(id), answer);
    else if (method) events.emit(method, params);
  });

  let sent = 0;
  const send = async (method: string, params: object = {}) => {
    const id = ++sent;
    const answered = once(answers, String(id));
    await root.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
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
