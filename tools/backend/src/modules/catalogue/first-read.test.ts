import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueSnapshot } from './catalogue.store.ts';
import { createFirstRead } from './first-read.ts';

// Only that it was read counts, not what.
const snapshot = {} as CatalogueSnapshot;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createFirstRead', () => {
  it('is done when the catalogue was read, and not before', async () => {
    let end: () => void = () => undefined;
    const read = () => new Promise<CatalogueSnapshot>((resolve) => (end = () => resolve(snapshot)));
    const first = createFirstRead({ print: () => undefined }, { read });

    const before = first.isDone();
    first.start();
    const meanwhile = first.isDone();
    end();
    await vi.advanceTimersByTimeAsync(0);

    expect([before, meanwhile, first.isDone()]).toEqual([false, false, true]);
  });

  it('tries again after growing pauses, says so, and repeats the last pause', async () => {
    const triedMs: number[] = [];
    const printed: string[] = [];
    const startMs = Date.now();
    const read = () => {
      triedMs.push(Date.now() - startMs);
      return triedMs.length < 5 ? Promise.reject(new Error('gone')) : Promise.resolve(snapshot);
    };
    const first = createFirstRead({ print: (line) => printed.push(line) }, { read }, [1000, 3000]);

    first.start();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(triedMs).toEqual([0, 1000, 4000, 7000, 10_000]);
    expect(printed).toHaveLength(4);
    expect(printed[1]).toBe('The catalogue could not be read; the next try is in 3 s.');
    expect(first.isDone()).toBe(true);
  });

  it('tries no more when it was stopped', async () => {
    const read = vi.fn(() => Promise.reject(new Error('gone')));
    const first = createFirstRead({ print: () => undefined }, { read });

    first.start();
    await vi.advanceTimersByTimeAsync(0);
    first.stop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(read).toHaveBeenCalledTimes(1);
  });
});
