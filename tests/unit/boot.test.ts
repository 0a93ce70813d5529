/** When the boot script of a page starts to load React. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boot } from "../../app/features/navigation/boot.ts";

const loading = vi.fn(() => new Promise<Response>(() => {}));
const page = "/assets/pages/home-1.json";
let listeners: Map<string, () => void>;
let part: { style: Partial<CSSStyleDeclaration> };

beforeEach(() => {
  listeners = new Map();
  part = { style: {} };
  loading.mockClear();
  vi.stubGlobal("document", {
    currentScript: { dataset: { page } },
    readyState: "complete",
    querySelectorAll: () => [part],
  });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (start: () => void) => start());
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal("fetch", loading);
});
afterEach(() => vi.unstubAllGlobals());

test.each([undefined, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "when the browser is idle and all is laid out, connection %j",
  async (connection) => {
    vi.stubGlobal("navigator", { connection });
    boot();
    await vi.waitFor(() => expect(loading.mock.calls).toEqual([[page]]));
    expect(part.style.contentVisibility).toBe("visible");
  },
);

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "at the first touch only, connection %j",
  (connection) => {
    vi.stubGlobal("navigator", { connection });
    for (const type of ["pointerdown", "keydown", "touchstart"]) {
      loading.mockClear();
      boot();
      expect(loading).not.toHaveBeenCalled();
      listeners.get(type)?.();
      expect(loading.mock.calls, type).toEqual([[page]]);
    }
  },
);

test("at once after a press that came before the script", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  vi.stubGlobal("window", { pressed: {} });
  boot();
  expect(loading.mock.calls).toEqual([[page]]);
});
