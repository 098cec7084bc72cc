import type { PlayerEvent } from '@foyer/player-machine';
import { describe, expect, it } from 'vitest';
import { reportElement } from './element-reports.ts';

describe('reportElement', () => {
  /** What a player hears of a pause at a place of a video of 90 seconds. */
  const heardOfPause = (currentTime: number, ended: boolean) => {
    const video = document.createElement('video');
    Object.defineProperties(video, {
      currentTime: { value: currentTime },
      duration: { value: 90 },
      ended: { value: ended },
    });
    const heard: string[] = [];
    const stop = reportElement(video, video, ({ type }) => heard.push(type));
    video.dispatchEvent(new Event('pause'));
    if (ended) video.dispatchEvent(new Event('ended'));
    stop();
    return heard;
  };

  it('tells a pause from the end, which begins with one', () => {
    expect(heardOfPause(40, false)).toEqual(['media.paused']);
    expect(heardOfPause(90, true)).toEqual(['media.ended']);
  });

  it('takes a pause at the end for the end: an engine that is quicker than the browser keeps it from telling', () => {
    expect(heardOfPause(90, false)).toEqual(['media.ended']);
  });

  it('tells at once where an element stands that was paused before anything listened', () => {
    const video = document.createElement('video');
    Object.defineProperties(video, {
      readyState: { value: 4 },
      currentTime: { value: 1.7 },
      buffered: { value: { length: 1, start: () => 0, end: () => 8 } },
    });
    const heard: PlayerEvent[] = [];
    reportElement(video, video, (event) => heard.push(event))();
    expect(heard).toEqual([
      { type: 'time.changed', currentTime: 1.7 },
      { type: 'buffer.changed', bufferedTime: [[0, 8]] },
    ]);
  });
});
