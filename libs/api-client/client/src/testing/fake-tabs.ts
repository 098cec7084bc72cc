import type { Tabs } from '../events/index.ts';

interface Waiting {
  callback: () => Promise<void>;
  done: () => void;
}

/** The lock and the channel of one browser, for as many tabs as a test wants. */
export function fakeBrowser(): Tabs {
  const waiting: Waiting[] = [];
  const listeners = new Set<(message: unknown) => void>();
  let isHeld = false;

  const next = (): void => {
    const first = isHeld ? undefined : waiting.shift();
    if (!first) return;
    isHeld = true;
    void first.callback().then(() => {
      isHeld = false;
      first.done();
      next();
    });
  };

  return {
    locks: {
      request: (_name, { signal }, callback) =>
        new Promise<void>((resolve, reject) => {
          const one = { callback, done: resolve };
          waiting.push(one);
          signal.addEventListener('abort', () => {
            const place = waiting.indexOf(one);
            if (place < 0) return;
            waiting.splice(place, 1);
            reject(new DOMException('The tab has closed', 'AbortError'));
          });
          next();
        }),
    },
    openChannel: (_name, onMessage) => {
      listeners.add(onMessage);
      return {
        post: (message) => {
          const copy: unknown = structuredClone(message);
          for (const listener of listeners) {
            if (listener !== onMessage)
              queueMicrotask(() => listeners.has(listener) && listener(copy));
          }
        },
        close: () => void listeners.delete(onMessage),
      };
    },
  };
}
