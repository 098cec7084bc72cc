import type { Tabs } from '../events/index.ts';

type Request = Tabs['locks']['request'];

interface Holder {
  callback: () => Promise<void>;
  done: () => void;
  lose: () => void;
}

const lost = () => new DOMException('The lock is lost', 'AbortError');

/** The lock of one browser. */
function fakeLock(): Request {
  const waiting: Holder[] = [];
  let holder: Holder | undefined;

  const hold = (one: Holder): void => {
    holder = one;
    void one.callback().then(() => {
      one.done();
      if (holder !== one) return;
      holder = undefined;
      next();
    });
  };
  const next = (): void => {
    const first = holder ? undefined : waiting.shift();
    if (first) hold(first);
  };

  return (_name, options, callback) =>
    new Promise<void>((resolve, reject) => {
      const one = { callback, done: resolve, lose: () => reject(lost()) };
      if ('steal' in options) {
        holder?.lose();
        return hold(one);
      }
      waiting.push(one);
      options.signal.addEventListener('abort', () => {
        const place = waiting.indexOf(one);
        if (place < 0) return;
        waiting.splice(place, 1);
        one.lose();
      });
      next();
    });
}

/** The lock and the channel of one browser, for as many tabs as a test wants. */
export function fakeBrowser(): Tabs {
  const listeners = new Set<(message: unknown) => void>();
  return {
    locks: { request: fakeLock() },
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

/** One tab of a browser, which can be frozen: it says nothing, and hears of everything once it is thawed. */
export function freezableTab({ locks, openChannel }: Tabs) {
  let thawing = Promise.resolve();
  let isFrozen = false;
  let thaw: () => void = () => undefined;
  const tabs: Tabs = {
    locks: {
      request: (...all) =>
        locks.request(...all).catch(async (error: unknown) => {
          await thawing;
          throw error;
        }),
    },
    openChannel: (name, onMessage) => {
      const channel = openChannel(name, (message) => void thawing.then(() => onMessage(message)));
      return (
        channel && {
          post: (message) => (isFrozen ? undefined : channel.post(message)),
          close: channel.close,
        }
      );
    },
  };
  return {
    tabs,
    freeze: () => {
      isFrozen = true;
      thawing = new Promise((resolve) => {
        thaw = resolve;
      });
    },
    thaw: () => {
      isFrozen = false;
      thaw();
    },
  };
}
