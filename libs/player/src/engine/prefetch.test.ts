import { describe, expect, it } from 'vitest';
import { createPrefetchStore } from './prefetch.ts';
import { createRequestHeaders } from './request-headers.ts';

const url = 'https://media.example/manifest.mpd';

function store(answer: () => Promise<Response>) {
  const asked: Record<string, string>[] = [];
  const prefetched = createPrefetchStore({
    requestHeaders: createRequestHeaders({ uid: 'u-1', san: 's-1' }, 'playback-1'),
    fetch: (_, init) => {
      asked.push(init?.headers as Record<string, string>);
      return answer();
    },
  });
  return { prefetched, asked };
}

describe('createPrefetchStore', () => {
  it('asks once, with the playback’s headers, and hands the answer over once [ENGINE-013, ENGINE-014, ENGINE-015, ENGINE-016]', async () => {
    const { prefetched, asked } = store(() => Promise.resolve(new Response('<MPD/>')));
    void prefetched.request(url);
    void prefetched.request(url);
    const answer = await prefetched.take(url);
    expect(new TextDecoder().decode(answer?.body)).toBe('<MPD/>');
    expect(prefetched.take(url)).toBeUndefined();
    expect(asked).toEqual([
      {
        'x-rt-playback-session': 'playback-1',
        'x-rt-playback-session-req-num': '1',
        'x-rt-uid': 'u-1',
        'x-rt-san': 's-1',
      },
    ]);
  });

  it('measures what it brings', async () => {
    const { prefetched } = store(() => Promise.resolve(new Response(new Uint8Array(64_000))));
    expect(prefetched.network.estimate()).toBeUndefined();
    await prefetched.request(url);
    expect(prefetched.network.estimate()).toBeGreaterThan(0);
  });

  it.each([
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts %s as never asked', async (_, answer) => {
    const { prefetched } = store(answer);
    void prefetched.request(url);
    expect(await prefetched.take(url)).toBeUndefined();
  });
});

describe('createRequestHeaders', () => {
  it('numbers requests and leaves out what is unknown [ENGINE-014]', () => {
    const next = createRequestHeaders({}, 'playback-2');
    next();
    expect(next()).toEqual({
      'x-rt-playback-session': 'playback-2',
      'x-rt-playback-session-req-num': '2',
    });
  });
});
