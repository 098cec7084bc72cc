import { createNetworkMeter, type NetworkMeter } from './network-meter.ts';
import { transfer } from './transfer.ts';

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
  /** What the network brings; the engine goes on measuring with it. */
  network: NetworkMeter;
  /**
   * Starts a request once; resolves with its answer, undefined where it failed.
   *
   * @param onPart - Told each part of the answer as it arrives, by the first request for an address.
   * @param signal - Ends the request, as if it had failed; also that of the first one.
   */
  request: (
    url: string,
    onPart?: (part: Uint8Array) => void,
    signal?: AbortSignal,
  ) => Promise<PrefetchedAnswer | undefined>;
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
  const network = createNetworkMeter();
  const pending = new Map<string, Promise<PrefetchedAnswer | undefined>>();
  const abort = new AbortController();
  const absolute = (url: string) => new URL(url, globalThis.location?.href).href;

  const ask = async (
    url: string,
    onPart?: (part: Uint8Array) => void,
    left?: AbortSignal,
  ): Promise<PrefetchedAnswer | undefined> => {
    const headers = requestHeaders();
    const signal = left ? AbortSignal.any([abort.signal, left]) : abort.signal;
    const answer = await transfer(
      { url, headers, signal, ...(onPart && { onPart }) },
      { fetch, network },
    );
    return answer.kind === 'answer' ? answer : undefined;
  };

  return {
    network,
    request: (url, onPart, signal) => {
      const key = absolute(url);
      const known = pending.get(key) ?? ask(key, onPart, signal);
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
