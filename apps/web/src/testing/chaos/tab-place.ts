import { AsyncLocalStorage } from 'node:async_hooks';

/** What a tab of a browser has, as far as code that buys uses it. */
interface TabPlace {
  clock: TabClock;
  fetch: typeof fetch;
}

interface Timer {
  atMs: number;
  run: () => void;
}

/** Time of one tab: it stands, and moves on from one timer to the next when it is moved. */
export class TabClock {
  readonly #timers = new Map<number, Timer>();
  #nowMs = 0;
  #lastId = 0;

  setTimeout(run: () => void, ms = 0): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { atMs: this.#nowMs + ms, run });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  #next(): [number, Timer] | undefined {
    return [...this.#timers].toSorted(([, a], [, b]) => a.atMs - b.atMs)[0];
  }

  /** Milliseconds until the next timer; nothing where none is set. */
  untilNext(): number | undefined {
    const next = this.#next();
    return next && Math.max(0, next[1].atMs - this.#nowMs);
  }

  /** Moves to the next timer, and runs it. */
  goOn(): void {
    const next = this.#next();
    if (!next) return;
    const [id, { atMs, run }] = next;
    this.#timers.delete(id);
    this.#nowMs = Math.max(this.#nowMs, atMs);
    run();
  }
}

const places = new AsyncLocalStorage<TabPlace>();

/** The machine's own; what runs in no tab uses them. */
export const machine = {
  fetch: globalThis.fetch,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
};

/** Runs something in a tab: its timers and requests, and those of everything that it starts, are the tab's. */
export const inTab = <T>(place: TabPlace, act: () => T): T => places.run(place, act);

/** Runs something outside of every tab. */
export const outOfTabs = <T>(act: () => T): T => places.exit(act);

/** Waits on the machine's clock. */
export const pause = (ms: number): Promise<void> =>
  outOfTabs(() => new Promise((resolve) => machine.setTimeout(resolve, ms)));

/** Gives each tab its own clock and network: the client's time-outs and pauses are on the clock of the tab that calls. */
export function openTabPlaces(): void {
  globalThis.fetch = (input, init) => (places.getStore()?.fetch ?? machine.fetch)(input, init);
  globalThis.setTimeout = ((
    run: (...given: unknown[]) => void,
    ms?: number,
    ...given: unknown[]
  ) => {
    const clock = places.getStore()?.clock;
    return clock
      ? clock.setTimeout(() => run(...given), ms)
      : machine.setTimeout(run, ms, ...given);
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id: number | NodeJS.Timeout | undefined) => {
    if (typeof id === 'number') places.getStore()?.clock.clearTimeout(id);
    else machine.clearTimeout(id);
  }) as typeof clearTimeout;
}
