/** An answer that came before the engine asked. */
export interface PrefetchedAnswer {
  url: string;
  status: number;
  statusText: string;
  headers: Readonly<Record<string, string>>;
  body: ArrayBuffer;
}

/** Requests made while the engine is still on its way. */
export interface PrefetchStore {
  /** Starts a request once; resolves with its answer, undefined where it failed. */
  request: (url: string) => Promise<PrefetchedAnswer | undefined>;
  /** Hands over a request, finished or not; the second asker gets nothing and asks the network. */
  take: (url: string) => Promise<PrefetchedAnswer | undefined> | undefined;
  /** Aborts what nobody took. */
  clear: () => void;
}

/** What a store is made with. */
export interface PrefetchOptions {
  requestHeaders: () => Readonly<Record<string, string>>;
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
}

/**
 * Requests manifests and segments ahead. A preload link cannot do it: it carries no request headers.
 *
 * A failed or unanswered request counts as never made, so the engine asks again and reports in its own words.
 */
export function createPrefetchStore({
  requestHeaders,
  fetch = globalThis.fetch,
}: PrefetchOptions): PrefetchStore {
  const pending = new Map<string, Promise<PrefetchedAnswer | undefined>>();
  const abort = new AbortController();
  const absolute = (url: string) => new URL(url, globalThis.location?.href).href;

  const ask = async (url: string): Promise<PrefetchedAnswer | undefined> => {
    try {
      const answer = await fetch(url, { headers: requestHeaders(), signal: abort.signal });
      if (!answer.ok) return undefined;
      const { status, statusText } = answer;
      const headers = Object.fromEntries(answer.headers);
      return {
        url: answer.url || url,
        status,
        statusText,
        headers,
        body: await answer.arrayBuffer(),
      };
    } catch {
      return undefined;
    }
  };

  return {
    request: (url) => {
      const key = absolute(url);
      const known = pending.get(key) ?? ask(key);
      pending.set(key, known);
      return known;
    },
    take: (url) => {
      const key = absolute(url);
      const known = pending.get(key);
      pending.delete(key);
      return known;
    },
    clear: () => {
      abort.abort();
      pending.clear();
    },
  };
}
