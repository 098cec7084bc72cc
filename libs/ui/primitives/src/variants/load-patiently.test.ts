import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';
import { askForCode, listenForMissingCode, missingRounds } from './missing-code.ts';

/** Code that does not come so often, and then does. */
function comingAfter(failures: number) {
  const load = vi.fn<() => Promise<string>>();
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new TypeError('no connection'));
  return load.mockResolvedValue('code');
}

beforeEach(() => vi.useFakeTimers());

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
});

describe('loadPatiently', () => {
  it('loads again with the connection', async () => {
    const load = comingAfter(1);
    const loaded = loadPatiently(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);

    window.dispatchEvent(new Event('online'));

    expect(await loaded).toBe('code');
  });

  it('loads again with time, less and less often', async () => {
    const load = comingAfter(3);
    const loaded = loadPatiently(load);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 3_000 + 10_000);

    expect(await loaded).toBe('code');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('says that code is missing as long as it is, and asks for all of it on demand', async () => {
    const heard: number[] = [];
    const stop = listenForMissingCode(() => heard.push(missingRounds()));
    const both = Promise.all([loadPatiently(comingAfter(1)), loadPatiently(comingAfter(1))]);
    await vi.advanceTimersByTimeAsync(0);
    expect(missingRounds()).toBe(1);

    askForCode();
    expect(await both).toEqual(['code', 'code']);
    expect(missingRounds()).toBe(0);
    expect(heard.at(-1)).toBe(0);
    stop();
  });
});
