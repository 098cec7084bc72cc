import { describe, expect, it } from 'vitest';
import { liveOffset, withOffset } from './live-start.ts';

const now = 1_000_000;
/** What a viewer of now sees. */
const edge = now - 40;

describe('liveOffset', () => {
  it('counts from what a viewer of now sees, to the whole second before [LIVE-003]', () => {
    expect([liveOffset(edge - 600, now), liveOffset(edge - 600.2, now)]).toEqual([600, 601]);
  });

  it('is none at the edge, and for less than 5 s behind it [LIVE-004]', () => {
    const starts = [undefined, edge + 10, edge, edge - 4.9, edge - 5];
    expect(starts.map((start) => liveOffset(start, now))).toEqual([0, 0, 0, 0, 5]);
  });
});

describe('withOffset', () => {
  it('asks for the stream as it was then, beside what else the address says [LIVE-003]', () => {
    expect(withOffset('https://media.example/live/manifest.mpd?profile=web', 600)).toBe(
      'https://media.example/live/manifest.mpd?profile=web&offset=-600',
    );
  });

  it('leaves the address of the edge alone [LIVE-004]', () => {
    expect(withOffset('/live/manifest.mpd', 0)).toBe('/live/manifest.mpd');
  });
});
