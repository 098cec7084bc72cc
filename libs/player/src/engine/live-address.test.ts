import { describe, expect, it } from 'vitest';
import { liveOffset, withOffset } from './live-address.ts';

const moment = { now: 10_000, edgeDelay: 40, maxOffset: 600 };

describe('liveOffset', () => {
  it.each([
    [9_955, -5],
    [9_952.7, -8],
    [9_860, -100],
    [9_000, -600],
  ])(
    'asks for a start at %s to run late by %s s, whole and no more than allowed [LIVE-003]',
    (start, offset) => {
      expect(liveOffset({ ...moment, start })).toBe(offset);
    },
  );

  it.each([undefined, 9_955.1, 9_960, 12_000])(
    'asks for no delay for a start at %s, less than 5 s behind the edge [LIVE-004]',
    (start) => {
      expect(liveOffset({ ...moment, start })).toBeUndefined();
    },
  );

  it('asks for none where the service allows none [LIVE-006]', () => {
    expect(liveOffset({ ...moment, maxOffset: 0, start: 9_000 })).toBeUndefined();
  });
});

describe('withOffset', () => {
  it('puts the offset behind what the address has already [LIVE-003, ENGINE-022]', () => {
    expect([
      withOffset('/live/manifest.mpd', -100),
      withOffset('/live/manifest.mpd?profile=web', -100),
    ]).toEqual(['/live/manifest.mpd?offset=-100', '/live/manifest.mpd?profile=web&offset=-100']);
  });

  it('leaves the address of the edge alone [LIVE-004]', () => {
    expect(withOffset('/live/manifest.mpd', undefined)).toBe('/live/manifest.mpd');
  });
});
