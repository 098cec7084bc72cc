// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { trackedAd } from '../model/ad.fixtures.ts';
import type { Ad } from '../model/ad.types.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import { createAdTracker } from './ad-tracker.ts';

/** The path of an address is its name here. */
const nameOf = (url: string) => new URL(url).pathname.slice(1);

function pingsOf(marks: readonly AdMark[], changed: Partial<Ad> = {}): string[] {
  const pings: string[] = [];
  const track = createAdTracker(
    { ...trackedAd, ...changed },
    { ping: (url) => pings.push(url), macros: () => ({ CONTENTPLAYHEAD: '00:01:00.000' }) },
  );
  for (const mark of marks) track(mark);
  return pings;
}
const namesOf = (marks: readonly AdMark[]) => pingsOf(marks).map(nameOf);
const moved = (time: number, duration = 10): AdMark => ({ type: 'moved', time, duration });

describe('createAdTracker', () => {
  it('A5: tells of the impression with the first frame, once', () => {
    expect(namesOf([{ type: 'framed' }, { type: 'framed' }])).toEqual([
      'impression',
      'creativeView',
      'start',
    ]);
  });

  it('A6: sends quarters and progress once each and by their place, also those that a jump has passed over', () => {
    expect(namesOf([moved(1), moved(8), moved(2), moved(8)])).toEqual([
      'firstQuartile',
      'progress',
      'midpoint',
      'thirdQuartile',
    ]);
  });

  it('A6: sends all of an advertisement of half a second at its end', () => {
    expect(
      namesOf([{ type: 'framed' }, moved(0.1, 0.5), { type: 'ended', duration: 0.5 }]),
    ).toEqual([
      'impression',
      'creativeView',
      'start',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
    ]);
  });

  it('A6: goes by no length while none is known, and sends the quarters at the end', () => {
    expect(namesOf([moved(4, 0), { type: 'ended', duration: 0 }])).toEqual([
      'progress',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
    ]);
  });

  it('tells of sound, pause and size as often as they change', () => {
    const marks: AdMark[] = [
      { type: 'mute' },
      { type: 'unmute' },
      { type: 'mute' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'playerExpand' },
    ];
    expect(namesOf(marks)).toEqual(['mute', 'unmute', 'mute', 'pause', 'resume', 'playerExpand']);
  });

  it('A1: tells of a failure once, with the number of the IAB', () => {
    const failed: AdMark = { type: 'failed', error: 'VIDEO_TIMEOUT' };
    expect(pingsOf([failed, failed])).toEqual(['https://ads.example/error?code=402']);
  });

  it('fills macros at the moment of the ping', () => {
    expect(
      pingsOf([{ type: 'framed' }], {
        impressions: ['https://ads.example/i?at=[CONTENTPLAYHEAD]'],
        trackings: [],
      }),
    ).toEqual(['https://ads.example/i?at=00%3A01%3A00.000']);
  });
});
