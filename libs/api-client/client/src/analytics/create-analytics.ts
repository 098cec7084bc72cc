import {
  ANALYTICS_BATCH_MAX,
  API_PREFIX,
  collectAnalyticsOperation,
  type AnalyticsBatch,
  type AnalyticsCommon,
  type AnalyticsEvent,
} from '@foyer/contract';
import type { Client } from '../client.ts';
import { collectAnalytics } from './analytics.resource.ts';

type WithoutMoment<T> = T extends AnalyticsEvent ? Omit<T, 'at'> : never;

/** An event as it is reported; the moment is added. */
export type AnalyticsInput = WithoutMoment<AnalyticsEvent>;

/** Longest wait of an event for company, in milliseconds. */
const WAIT_MS = 5000;

/** So many events go at once. */
const ENOUGH = 20;

/** Beyond so many waiting events the oldest are given up: the page matters more. */
const KEPT = 200;

/** What analytics works with. */
export interface AnalyticsOptions {
  client: Client;
  /** Origin of the service without a path, for beacons; empty for the page's own origin. */
  baseUrl: string;
  /** Who and what sends, at the moment of sending. */
  common: () => AnalyticsCommon;
  /** @default the browser's own */
  sendBeacon?: (url: string, body: Blob) => boolean;
  /** Tells when the page is hidden. @default the browser's own page */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** @default the clock of the machine */
  now?: () => Date;
}

/** Collects events and sends them in batches. Nothing here ever throws. */
export interface Analytics {
  /** @param at - When it was. @default now */
  report(event: AnalyticsInput, at?: Date): void;
  /** Sends what waits by a beacon, as when the page is hidden. */
  flush(): void;
  /** Sends what waits and reports nothing more. */
  close(): void;
}

interface Waiting {
  event: AnalyticsEvent;
  isRepeated: boolean;
}

const browserBeacon = (url: string, body: Blob): boolean =>
  globalThis.navigator?.sendBeacon?.(url, body) ?? false;

/**
 * Starts analytics: events go in batches, after five seconds or when there are twenty; a batch that
 * did not arrive is sent once more, then given up. When the page is hidden the rest goes by a beacon.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { client, baseUrl, common, sendBeacon = browserBeacon, now = () => new Date() } = options;
  const page = options.page ?? globalThis.document;
  const address = `${baseUrl}${API_PREFIX}${collectAnalyticsOperation.path}`;
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;

  const keep = (more: readonly Waiting[]): void => {
    waiting = [...more, ...waiting].slice(-KEPT);
  };
  const take = (): Waiting[] => {
    clearTimeout(timer);
    timer = undefined;
    return waiting.splice(0, ANALYTICS_BATCH_MAX);
  };
  const batchOf = (taken: readonly Waiting[]): AnalyticsBatch => ({
    common: common(),
    events: taken.map(({ event }) => event),
  });

  const send = async (): Promise<void> => {
    const taken = take();
    if (taken.length === 0) return;
    isSending = true;
    try {
      await collectAnalytics(client, batchOf(taken));
    } catch {
      keep(
        taken.filter(({ isRepeated }) => !isRepeated).map((one) => ({ ...one, isRepeated: true })),
      );
    }
    isSending = false;
    plan();
  };

  const plan = (): void => {
    if (waiting.length === 0 || isSending || isClosed) return;
    if (waiting.length >= ENOUGH && !waiting[0]?.isRepeated) void send();
    else timer ??= setTimeout(() => void send(), WAIT_MS);
  };

  const flush = (): void => {
    while (waiting.length > 0) {
      const taken = take();
      const body = new Blob([JSON.stringify(batchOf(taken))], { type: 'application/json' });
      try {
        if (sendBeacon(address, body)) continue;
      } catch {
        // A beacon that may not be sent is one that was refused.
      }
      keep(taken);
      plan();
      return;
    }
  };
  const onVisibility = (): void => {
    if (globalThis.document?.visibilityState !== 'visible') flush();
  };

  page?.addEventListener('visibilitychange', onVisibility);
  // Some browsers leave a page without hiding it first.
  globalThis.addEventListener?.('pagehide', flush);
  return {
    report: (event, at = now()) => {
      if (isClosed) return;
      waiting.push({ event: { ...event, at: at.toISOString() }, isRepeated: false });
      waiting = waiting.slice(-KEPT);
      plan();
    },
    flush,
    close: () => {
      flush();
      isClosed = true;
      clearTimeout(timer);
      page?.removeEventListener('visibilitychange', onVisibility);
      globalThis.removeEventListener?.('pagehide', flush);
    },
  };
}
