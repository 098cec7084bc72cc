import { masterOf } from './master-of.ts';

// Built as a file of its own beside the page; its types are those of a page, so they are narrowed here.
interface WorkerScope {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener<E>(type: string, listener: (event: E) => void): void;
}

interface ExtendableEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener<ExtendableEvent>('install', (event) =>
  event.waitUntil(worker.skipWaiting()),
);
worker.addEventListener<ExtendableEvent>('activate', (event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener<FetchEvent>('fetch', (event) => {
  const master = masterOf(new URL(event.request.url).pathname);
  if (master) event.respondWith(fetch(new URL(`artwork/${master}`, worker.registration.scope)));
});
