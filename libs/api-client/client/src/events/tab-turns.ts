import type { TabLocks } from './browser-tabs.ts';

/** How often a tab that waits makes sure that the tab whose turn it is still lives, in milliseconds. */
const CHECK_MS = 30_000;

/** How tabs take turns. */
export interface TurnsOptions {
  locks: TabLocks;
  /** Of the lock. */
  name: string;
  /** Does what one tab does for all; its signal aborts at the end of the turn. */
  lead: (signal: AbortSignal) => Promise<void>;
  /** Asks the tab whose turn it is for a sign of life. */
  onDoubt: () => void;
  /** This tab was taken for dead, as one that the browser had frozen; it waits again. */
  onDisplaced: () => void;
  /** Aborts when this tab leaves. */
  closing: AbortSignal;
}

/** The turns of one tab. */
export interface Turns {
  /** The tab whose turn it is has given a sign of life. */
  heard(): void;
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Lets one tab at a time lead. A browser that freezes a tab leaves it its lock: a tab that waits asks every half minute,
 * and takes the lock over if nothing was heard till the next time. Whoever lost it that way waits with the others.
 */
export function takeTurns(options: TurnsOptions): Turns {
  const { locks, name, lead, onDoubt, onDisplaced, closing } = options;
  let isLeading = false;
  let isTaking = false;
  let unanswered = 0;
  let endWaiting: () => void = () => undefined;

  const takeTurn = async (): Promise<void> => {
    const turn = new AbortController();
    endWaiting = () => turn.abort();
    const signal = AbortSignal.any([closing, turn.signal]);
    const mode = isTaking ? ({ steal: true } as const) : { signal };
    isTaking = false;
    try {
      await locks.request(name, mode, async () => {
        isLeading = true;
        await lead(signal);
      });
    } finally {
      // A callback goes on when its lock is taken away.
      turn.abort();
    }
  };

  const run = async (): Promise<void> => {
    while (!closing.aborted) {
      try {
        await takeTurn();
        if (!isTaking) return clearInterval(checking);
      } catch (error) {
        // Anything but a lost or a given up lock is a defect, and is heard of as one.
        if (!isAbort(error)) throw error;
        if (isLeading && !closing.aborted) onDisplaced();
      } finally {
        isLeading = false;
        unanswered = 0;
      }
    }
  };

  const checking = setInterval(() => {
    if (isLeading) return;
    unanswered += 1;
    if (unanswered === 1) return onDoubt();
    isTaking = true;
    endWaiting();
  }, CHECK_MS);
  closing.addEventListener('abort', () => clearInterval(checking));
  void run();
  return {
    heard: () => {
      unanswered = 0;
    },
  };
}
