import { afterEach, describe, expect, it, vi } from 'vitest';
import { countWatchedTime } from './watched-time.ts';

let stop: () => void;
afterEach(() => stop());

/** A page with a video that plays, and a clock that the test moves. */
function watch() {
  const video = document.body.appendChild(document.createElement('video'));
  const facts = { paused: false, seeking: false };
  Object.defineProperty(video, 'paused', { get: () => facts.paused });
  Object.defineProperty(video, 'seeking', { get: () => facts.seeking });
  const told = vi.fn();
  let now = 0;
  stop = countWatchedTime(document, told, () => now);
  const after = (seconds: number, name = 'timeupdate') => {
    now += seconds * 1000;
    video.dispatchEvent(new Event(name));
  };
  return { facts, told, after };
}

describe('countWatchedTime', () => {
  it('tells every ten seconds of playing, and the rest with a pause [LIMIT-011]', () => {
    const { told, after } = watch();

    for (let second = 0; second <= 13; second += 1) after(1);
    after(0.5, 'pause');

    expect(told.mock.calls).toEqual([[10], [3]]);
  });

  it('counts neither what is paused nor what is searched for', () => {
    const { facts, told, after } = watch();
    after(0);
    facts.paused = true;
    after(4);
    facts.paused = false;
    facts.seeking = true;
    after(4);
    stop();

    expect(told.mock.calls).toEqual([]);
  });

  it('counts no stall and no sleep', () => {
    const { told, after } = watch();
    after(0);
    after(2);
    after(3600);
    after(1);
    stop();

    expect(told.mock.calls).toEqual([[3]]);
  });

  it('tells the rest when it ends, and no more after that', () => {
    const { told, after } = watch();
    after(0);
    after(2);
    stop();
    after(2);

    expect(told.mock.calls).toEqual([[2]]);
  });
});
