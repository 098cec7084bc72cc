import { describe, expect, it } from 'vitest';
import { swarmOf } from './swarm-of.ts';

const asset = (token: string | undefined, path: string) => ({
  urls: { dash: '', hls: `https://origin.example${path}` },
  ...(token && { token }),
});

describe('swarmOf', () => {
  it('is one for all viewers of a stream, and another for another stream', () => {
    const names = [
      asset('alice-t0ken', '/streams/alice-t0ken/live-arena/variant.m3u8?offset=-20'),
      asset('bob-t0ken', '/streams/bob-t0ken/live-arena/variant.m3u8'),
      asset('bob-t0ken', '/streams/bob-t0ken/live-first/variant.m3u8'),
      asset(undefined, '/trailer/variant.m3u8'),
    ].map(swarmOf);

    expect(names).toEqual([
      '/streams//live-arena/variant.m3u8',
      '/streams//live-arena/variant.m3u8',
      '/streams//live-first/variant.m3u8',
      '/trailer/variant.m3u8',
    ]);
  });
});
