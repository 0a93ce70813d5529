/** The parts of ServiceWorkerGlobalScope that we use. TypeScript's webworker types conflict with its DOM types. */
interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  location: Location;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
