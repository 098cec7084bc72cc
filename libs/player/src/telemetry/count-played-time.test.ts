// @vitest-environment node
import type { PlayerEvent } from '@foyer/player-machine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPlayedTime } from './index.ts';
import { startPlayer } from './telemetry.kit.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A film that plays, and a clock that the test moves. */
function watch() {
  const player = startPlayer();
  const told = vi.fn<(seconds: number) => void>();
  let now = 0;
  const stop = countPlayedTime({ player }, told, () => now);
  stops.push(stop, () => player.stop());
  const after = (seconds: number, event: PlayerEvent) => {
    now += seconds * 1000;
    player.send(event);
  };
  after(0, { type: 'player.play', reason: 'user' });
  after(3, { type: 'media.ready', duration: 3600, isLive: false });
  after(1, { type: 'media.played' });
  return { told, after, stop };
}

const moved = { type: 'time.changed', currentTime: 1 } as const;

describe('countPlayedTime', () => {
  it('tells every ten seconds of playing, and the rest with a pause [LIMIT-011]', () => {
    const { told, after } = watch();

    for (let second = 1; second <= 13; second += 1) after(1, moved);
    after(0.5, { type: 'media.paused' });
    after(30, { type: 'media.played' });

    expect(told.mock.calls).toEqual([[10], [3.5]]);
  });

  it('counts no stall, however short, and no seek', () => {
    const { told, after, stop } = watch();

    after(2, { type: 'media.stalled' });
    after(4, { type: 'media.flowing' });
    after(1, { type: 'media.seeking' });
    after(4, { type: 'media.seeked' });
    stop();

    expect(told.mock.calls).toEqual([[2], [1]]);
  });

  it('counts no sleep of the computer', () => {
    const { told, after, stop } = watch();

    after(2, moved);
    after(3600, moved);
    after(1, moved);
    stop();

    expect(told.mock.calls).toEqual([[3]]);
  });

  it('tells the rest when it ends, and no more after that', () => {
    const { told, after, stop } = watch();

    after(2, moved);
    stop();
    after(2, moved);

    expect(told.mock.calls).toEqual([[2]]);
  });
});
