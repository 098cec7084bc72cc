import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it } from 'vitest';
import { watchAppends } from './dash-appends.ts';

/** A player of which only what it tells is of interest. */
function run() {
  let hear: (event: object) => void = () => {};
  const on = (_: string, listener: typeof hear) => (hear = listener);
  const appends = watchAppends({ on } as unknown as MediaPlayerClass);
  const give = (mediaType: string, index: number) =>
    appends.gave(
      { mediaType, index, startTime: index * 2, duration: 2 },
      `${mediaType}/${index}`,
      undefined,
    );
  /** Everything is loaded up to a time. */
  const appended = (mediaType: string, index: number, to: number) =>
    hear({ mediaType, index, bufferedRanges: { length: 1, start: () => 0, end: () => to } });
  return { appends, give, appended };
}

describe('watchAppends', () => {
  it('names what was handed over and is not loaded, the first of sound and picture', () => {
    const { appends, give, appended } = run();
    for (const index of [0, 1]) give('video', index);
    give('audio', 0);
    expect(appends.names()).toEqual(['video/0', 'audio/0']);
    appended('audio', 0, 1.98);
    appended('video', 0, 2);
    expect(appends.names()).toEqual(['video/1']);
  });

  it('does not believe that a segment was taken of which only a part is loaded', () => {
    const { appends, give, appended } = run();
    give('video', 3);
    appended('video', 3, 6.4);
    expect(appends.names()).toEqual(['video/3']);
    give('video', 4);
    appended('video', 4, 10);
    expect(appends.names()).toEqual([]);
  });

  it('forgets what lies behind a place that is gone back to', () => {
    const { appends, give } = run();
    give('video', 9);
    give('video', 2);
    expect(appends.names()).toEqual(['video/2']);
  });
});
