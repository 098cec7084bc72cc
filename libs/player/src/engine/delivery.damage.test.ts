import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, type DeliveryOptions, type DeliveryRequest } from './delivery.ts';
import { createPrefetchStore } from './prefetch.ts';

const url = 'https://media.example/240p/7.m4s';

const answers = {
  whole: () => new Response('data'),
  breaks: () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) })),
  // The header of a box of 9 bytes, and no more.
  cut: () => new Response(new Uint8Array([0, 0, 0, 9, ...Buffer.from('moof')])),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

/** A delivery over a network that answers in this order, the last answer for good. */
function open(order: (keyof typeof answers)[], options: Partial<DeliveryOptions> = {}) {
  const caches: unknown[] = [];
  const delivery = createDelivery({
    requestHeaders: () => ({}),
    prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
    isLive: false,
    onReconnecting: () => {},
    onError: () => {},
    fetch: async (_, init) => {
      caches.push(init?.cache);
      return answers[order[Math.min(caches.length, order.length) - 1] ?? 'whole']();
    },
    ...options,
  });
  const { signal } = new AbortController();
  const ask = (request: Partial<DeliveryRequest>) =>
    delivery.fetch({ url, kind: 'segment', signal, ...request });
  return { ask, caches, firstFiles: delivery.firstFiles, stop: delivery.stop };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createDelivery, of what is damaged', () => {
  it('asks once more for what cannot be read, past all caches, and then counts it as missing', async () => {
    const onTrouble = vi.fn(() => 'skip' as const);
    const { ask, caches } = open(['cut']);
    expect(await ask({ onTrouble })).toMatchObject({ isSkip: true });
    expect([caches, onTrouble.mock.calls]).toEqual([[undefined, 'reload'], [['missing']]]);
  });

  it('tells of a segment that breaks off three times in a row', async () => {
    const onTrouble = vi.fn(() => 'skip' as const);
    const { ask, caches } = open(['breaks', 'breaks', 'offline', 'breaks']);
    const done = ask({ onTrouble });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toMatchObject({ isSkip: true });
    expect([caches.length, onTrouble.mock.calls]).toEqual([6, [['broken']]]);
  });

  it('waits for the start of a rendition as for a segment, and says so where it is damaged', async () => {
    const late = open(['offline', 'offline', 'offline', 'offline', 'offline', 'whole']);
    const done = late.ask({ kind: 'start' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toMatchObject({ kind: 'answer' });
    expect(await open(['cut']).ask({ kind: 'start' })).toMatchObject({ kind: 'failure' });
  });

  it('hands its first files over to another engine, as long as they are few', async () => {
    const first = open(['whole']);
    await first.ask({ kind: 'start' });
    const next = open(['whole'], { kept: first.firstFiles() });
    await next.ask({ kind: 'start' });
    await next.ask({ kind: 'start' });
    expect(next.caches).toHaveLength(1);

    for (let index = 0; index < 11; index += 1) await first.ask({ url: `${url}?${index}` });
    expect(first.firstFiles().size).toBe(0);
  });

  it('asks for nothing more once it is stopped', async () => {
    const { ask, stop, caches } = open(['offline']);
    const waiting = ask({});
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await waiting, await ask({})]).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
    expect(caches).toHaveLength(1);
  });

  it('does not ask for what the decoder has failed at, and says where the rest plays', async () => {
    const gave = vi.fn();
    const { ask } = open(['whole'], { damage: { gave, has: (name) => name.endsWith('=9-20') } });
    const part = (range: string) =>
      ask({ span: [6, 8], headers: { Range: range }, onTrouble: () => 'leave' });
    expect(await part('bytes=9-20')).toEqual({ kind: 'left' });
    expect(await part('bytes=0-8')).toMatchObject({ kind: 'answer' });
    expect(gave.mock.calls).toEqual([[`${url} bytes=0-8`, [6, 8]]]);
  });
});
