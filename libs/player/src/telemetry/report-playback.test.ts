// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaybackReport } from './index.ts';
import { mark, watchPlayer } from './telemetry.kit.ts';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

const watch = (...options: Parameters<typeof watchPlayer>) => {
  const watched = watchPlayer(...options);
  ends.push(watched.end);
  return watched;
};

const typesOf = (sent: readonly PlaybackReport[]) => sent.map(({ type }) => type);

describe('reportPlayback', () => {
  it('tells the init at once [ANALYTICS-008]', () => {
    expect(watch().sent).toEqual([{ type: 'playback_init', ...mark, position: 0 }]);
  });

  it('tells the start with the time to the first frame [ANALYTICS-009]', () => {
    const { sent, start } = watch();

    start();

    expect(sent.slice(1)).toEqual([
      { type: 'playback_start', ...mark, position: 0.25, start_ms: 300 },
    ]);
  });

  it('tells the time to a first frame that was there before the player, once [ANALYTICS-009]', () => {
    const { sent, start } = watch({ firstPictureMs: () => 420 });

    start();

    expect(sent.slice(1)).toEqual([
      { type: 'playback_start', ...mark, position: 0.25, start_ms: 420 },
    ]);
  });

  it('tells the status after each minute of watching [ANALYTICS-010]', () => {
    const { sent, start, play } = watch();
    start();

    play(121);

    expect(sent.filter(({ type }) => type === 'playback_status')).toEqual([
      { type: 'playback_status', ...mark, position: 60 },
      { type: 'playback_status', ...mark, position: 120 },
    ]);
  });

  it('tells a pause and its resume with the reason [ANALYTICS-011, ANALYTICS-012]', () => {
    const { sent, start, send } = watch();
    start();

    send({ type: 'player.pause', reason: 'adv' }, { type: 'media.paused' });
    send({ type: 'player.play', reason: 'adv' }, { type: 'media.played' });

    expect(sent.slice(2)).toEqual([
      { type: 'playback_pause', ...mark, position: 0.25, reason: 'adv' },
      { type: 'playback_resume', ...mark, position: 0.25, reason: 'adv' },
    ]);
  });

  it('tells a seek with both places [ANALYTICS-013]', () => {
    const { sent, start, play, send } = watch();
    start();
    play(5);

    send({ type: 'player.skip', seconds: 15 }, { type: 'media.seeking' });
    send({ type: 'time.changed', currentTime: 20 }, { type: 'media.seeked' });

    expect(sent.slice(2)).toEqual([
      { type: 'playback_set_position', ...mark, position: 20, from: 5, to: 20 },
    ]);
  });

  it('tells the stop with the place and what was watched, once [ANALYTICS-014]', () => {
    const { sent, start, play, stop, clock, send } = watch();
    start();
    play(5);

    stop();
    send({ type: 'media.paused' });

    expect(typesOf(sent).slice(2)).toEqual(['quality_metrics', 'playback_stop']);
    expect(sent.at(-1)).toEqual({ type: 'playback_stop', ...mark, position: 5, watched: 5 });
    expect(clock.timers()).toBe(0);
  });

  it('tells an error with its reason, and the pause that a critical one is [ANALYTICS-015, ENGINE-030]', () => {
    const { sent, start, send } = watch();
    start();

    send({ type: 'media.failed', error: { severity: 2, category: 6, code: 'dash-111' } });

    expect(sent.slice(2)).toEqual([
      {
        type: 'playback_error',
        ...mark,
        position: 0.25,
        reason: '1-4-dash-111',
        is_critical: true,
        severity: 2,
        category: 6,
      },
      { type: 'playback_pause', ...mark, position: 0.25, reason: 'tech_error' },
    ]);
  });

  it('tells an outage of the network as recoverable [ENGINE-032]', () => {
    const { sent, start, send } = watch();
    start();

    send({ type: 'media.failed', error: { severity: 2, category: 1, code: 'dash-27' } });

    expect(sent.slice(2)).toMatchObject([
      { type: 'playback_error', reason: '1-3-dash-27', is_critical: false, severity: 1 },
    ]);
  });
});
