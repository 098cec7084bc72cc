import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, type DeliveryRequest } from './delivery.ts';
import type { NetworkMeter } from './network-meter.ts';
import { createPrefetchStore } from './prefetch.ts';

const url = 'https://media.example/240p/7.m4s';

type Answer = number | 'offline' | 'silent' | 'hangs';

/** A body that brings one byte and then nothing more. */
const hanging = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) });

function respond(answer: Answer, signal: AbortSignal): Promise<Response> {
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'hangs') {
    const body = hanging();
    const response = new Response(body, { headers: { 'content-length': '9' } });
    const reader = response.body?.getReader();
    return Promise.resolve({
      ...plain(response),
      body: {
        getReader: () => ({
          read: () =>
            Promise.race([
              reader?.read(),
              new Promise((_, reject) => signal.addEventListener('abort', reject)),
            ]),
        }),
      },
    } as unknown as Response);
  }
  if (answer === 'silent') {
    return new Promise((_, reject) => signal.addEventListener('abort', reject));
  }
  return Promise.resolve(new Response(answer === 200 ? 'data' : '', { status: answer }));
}

const plain = ({ ok, status, statusText, headers }: Response) => ({
  ok,
  status,
  statusText,
  headers,
  url: '',
});

/** A delivery over a network that answers in this order, the last answer for good. */
function deliver(answers: Answer[], request: Partial<DeliveryRequest> = {}, isLive = false) {
  const left = [...answers];
  const asked: { at: number; number: string | undefined }[] = [];
  const heard: unknown[] = [];
  const start = Date.now();
  let number = 0;
  const requestHeaders = () => {
    number += 1;
    return { number: String(number) };
  };
  const delivery = createDelivery({
    requestHeaders,
    prefetched: createPrefetchStore({ requestHeaders }),
    isLive,
    onReconnecting: (isOn) => heard.push(isOn),
    onError: ({ code }) => heard.push(code),
    fetch: (_, init) => {
      const headers = init?.headers as Record<string, string>;
      asked.push({ at: Date.now() - start, number: headers['number'] });
      const answer = left.length > 1 ? left.shift() : left[0];
      return respond(answer ?? 200, init?.signal as AbortSignal);
    },
  });
  const abort = new AbortController();
  const done = delivery.fetch({ url, kind: 'segment', signal: abort.signal, ...request });
  return { delivery, done, asked, heard, abort };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('createDelivery', () => {
  it('brings a file with the playback’s headers, each try with its own number [ENGINE-013, ENGINE-014]', async () => {
    const { done, asked } = deliver([503, 200]);
    await vi.advanceTimersByTimeAsync(300);
    const file = await done;
    expect(file.kind === 'answer' && new TextDecoder().decode(file.body)).toBe('data');
    expect(asked.map(({ number }) => number)).toEqual(['1', '2']);
  });

  it('asks again after 0.3, 0.6, 1.2 s, says so from the second failure on, and never gives a segment up', async () => {
    const { done, asked, heard } = deliver([503, 'offline', 500, 503, 200]);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(asked.map(({ at }) => at)).toEqual([0, 300, 900, 2_100, 4_500]);
    expect(heard).toEqual([true, 'segment-500', false]);
  });

  it('is idle a moment after all has come, from the network and from others', async () => {
    const { delivery, done } = deliver([503, 200]);
    const seen: boolean[] = [];
    const look = async () => {
      seen.push(delivery.isIdle());
      await vi.advanceTimersByTimeAsync(600);
      seen.push(delivery.isIdle());
    };
    await vi.advanceTimersByTimeAsync(200);
    seen.push(delivery.isIdle());
    await vi.advanceTimersByTimeAsync(100);
    await done;
    await look();
    let bring = () => {};
    const other = delivery.count(new Promise<void>((resolve) => (bring = resolve)));
    await look();
    bring();
    await other;
    await look();
    expect(seen).toEqual([false, false, true, false, false, false, true]);
  });

  it('asks at once when woken', async () => {
    const { delivery, done, asked } = deliver([503, 503, 503, 503, 503, 200]);
    await vi.advanceTimersByTimeAsync(4_600);
    delivery.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)?.at).toBe(4_600);
    await done;
  });

  it('gives a connection 10 s to answer', async () => {
    const { asked } = deliver(['silent', 200]);
    await vi.advanceTimersByTimeAsync(10_300);
    expect(asked.map(({ at }) => at)).toEqual([0, 10_300]);
  });

  it('counts a transfer without bytes for 2 s as stalled, and leaves it to the engine', async () => {
    const troubles: string[] = [];
    const { done } = deliver(['hangs'], {
      onTrouble: (trouble) => {
        troubles.push(trouble);
        return 'leave';
      },
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(troubles).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await done, troubles]).toEqual([{ kind: 'left' }, ['stalled']]);
  });

  it('asks at once for what stalled where there is nothing lower', async () => {
    const { asked, done } = deliver(['hangs', 200], { onTrouble: () => 'retry' });
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(asked.map(({ at }) => at)).toEqual([0, 2_000]);
  });

  it('stands in for a missing segment that is passed over', async () => {
    const { done } = deliver([404], { onTrouble: () => 'skip' });
    const file = await done;
    expect(file.kind === 'answer' && new Uint8Array(file.body)).toEqual(
      new Uint8Array([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]),
    );
  });

  it('waits for the newest segments of a live stream before it counts them as missing', async () => {
    const onTrouble = vi.fn(() => 'skip' as const);
    const { asked } = deliver([404], { onTrouble }, true);
    await vi.advanceTimersByTimeAsync(2_100);
    expect([asked.length, onTrouble.mock.calls]).toEqual([4, [['missing']]]);
  });

  it('gives a refused manifest back at once, and a refused refresh after some tries', async () => {
    const first = deliver([404], { kind: 'manifest' });
    expect(await first.done).toEqual({ kind: 'failure', reason: 'status', status: 404 });

    const { delivery, done, asked } = deliver([200, 404], { kind: 'manifest' });
    await done;
    const { signal } = new AbortController();
    const refresh = delivery.fetch({ url, kind: 'manifest', signal });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refresh).toEqual({ kind: 'failure', reason: 'status', status: 404 });
    expect(asked.length).toBe(6);
  });

  it('gives other files up after some tries', async () => {
    const { done } = deliver([503], { kind: 'other' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toEqual({ kind: 'failure', reason: 'status', status: 503 });
  });

  it('is over at once when the engine no longer wants the file', async () => {
    const { done, abort, heard } = deliver([503]);
    await vi.advanceTimersByTimeAsync(400);
    abort.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([await done, heard]).toEqual([{ kind: 'aborted' }, [true, false]]);
  });

  it('measures what comes, and not once more what the store has measured', async () => {
    const counted: number[] = [];
    const network: NetworkMeter = {
      watch: () => ({ came: (bytes) => counted.push(bytes), end: () => counted.push(0) }),
      add: (bytes, ms) => counted.push(bytes, ms),
      estimate: () => undefined,
    };
    const prefetched = createPrefetchStore({
      requestHeaders: () => ({}),
      fetch: async () => new Response('early'),
    });
    const early = `${url}?early`;
    await prefetched.request(early);
    const delivery = createDelivery({
      requestHeaders: () => ({}),
      prefetched,
      isLive: false,
      onReconnecting: () => {},
      onError: () => {},
      network,
      fetch: async () => new Response('data'),
    });
    const { signal } = new AbortController();
    await delivery.fetch({ url, kind: 'segment', signal });
    await delivery.fetch({ url: early, kind: 'segment', signal });
    expect(counted).toEqual([4, 0]);
  });
});
