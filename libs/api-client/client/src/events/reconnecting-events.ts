import { isApiError, type ApiFailure, type PushEvent, type StreamReady } from '@foyer/contract';
import type { ContractError } from '../errors.ts';
import { readEvents, type ConnectionListener, type ConnectionOptions } from './event-connection.ts';

/** Longest pause between two connections, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 1000;

/** What the push channel tells, across all its connections. */
export interface EventsListener {
  /**
   * A connection stands. `new`: it starts now. `resumed`: nothing was missed. `lost`: what happened
   * meanwhile is not known any more, so what the page shows must be asked for again.
   */
  onReady?: (state: StreamReady['state'], id: string | undefined) => void;
  /** Each event once, in order. */
  onEvent: (event: PushEvent, id: string | undefined) => void;
  /** An event of another form than the contract's was skipped. */
  onInvalid?: (error: ContractError) => void;
  /** The session has ended, and the channel with it. */
  onSessionEnd?: (refusal: ApiFailure) => void;
}

/** How the channel is kept open. */
export interface ReconnectOptions {
  /** Where to go on. @default now */
  lastId?: string | undefined;
  /**
   * Pause before a connection, in milliseconds; `failures` counts those since one stood.
   *
   * @default random, up to a second, doubled with each failure, up to half a minute
   */
  pauseMs?: (failures: number) => number;
  /**
   * Takes what to call once the device was away, with the least silence, in milliseconds, after which the connection is
   * made anew. A pause always ends.
   */
  onWakeable?: (wake: (silentMs: number) => void) => void;
}

const randomPauseMs = (failures: number): number =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);

/** Waits unless the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** Keeps the push channel open until it is aborted or the session ends, going on where it broke. */
export async function keepEventsOpen(
  connection: ConnectionOptions,
  { lastId, pauseMs = randomPauseMs, onWakeable }: ReconnectOptions,
  { onReady, onEvent, onInvalid, onSessionEnd }: EventsListener,
  signal: AbortSignal,
): Promise<void> {
  let last = lastId;
  let failures = 0;
  let heardAtMs = 0;
  let waking = new AbortController();
  onWakeable?.((silentMs) => {
    if (Date.now() - heardAtMs >= silentMs) waking.abort();
  });
  // What a listener throws is its own failure: it must not end the connection, nor vanish with it.
  const tell = (what: () => void, id: string | undefined): void => {
    last = id ?? last;
    queueMicrotask(what);
  };
  const listener: ConnectionListener = {
    onHeard: () => {
      heardAtMs = Date.now();
    },
    onReady: (state, id) => {
      failures = 0;
      tell(() => onReady?.(state, id), id);
    },
    onEvent: (event, id) => tell(() => onEvent(event, id), id),
    onInvalid: (error, id) => tell(() => onInvalid?.(error), id),
  };
  while (!signal.aborted) {
    let askedMs = 0;
    waking = new AbortController();
    const going = AbortSignal.any([signal, waking.signal]);
    try {
      await readEvents(connection, last, listener, going);
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error)) {
        if (error.status === 401) {
          onSessionEnd?.(error);
          return;
        }
        askedMs = (error.retryAfterSeconds ?? 0) * 1000;
      }
    }
    // A pause is no sign of life.
    heardAtMs = 0;
    await wait(Math.max(pauseMs(failures), askedMs), going);
    failures += 1;
  }
}
