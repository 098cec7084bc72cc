// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Observation } from './observe-player.ts';
import { closeLog, continueLog, openLog } from './playback-log.ts';
import type { PlaybackWord } from './playback-report.ts';
import { seen } from './telemetry.fixtures.ts';

const none = { decoded: 0, dropped: 0 };

/** What is sent with each of a row of moments, and with leaving after them; seconds before the words. */
function send(moments: Observation[]): [number, PlaybackWord][] {
  const [first = seen(), ...rest] = moments;
  let { log, words } = openLog(first);
  const sent: [number, PlaybackWord][] = words.map((word) => [first.atMs / 1000, word]);
  for (const moment of rest) {
    ({ log, words } = continueLog(log, moment, none));
    sent.push(...words.map((word): [number, PlaybackWord] => [moment.atMs / 1000, word]));
  }
  const closing = closeLog(log).words.map((word): [number, PlaybackWord] => [-1, word]);
  return [...sent, ...closing];
}

/** So many seconds of a film from its start, a moment each second. */
const film = (from: number, to: number, facts: Partial<Observation> = {}) =>
  Array.from({ length: to - from + 1 }, (_, index) => seen({ at: from + index, ...facts }));

const momentsOf = (sent: [number, PlaybackWord][], type: PlaybackWord['type']) =>
  sent.filter(([, word]) => word.type === type).map(([at]) => at);

const wordsOf = (sent: [number, PlaybackWord][], type: PlaybackWord['type']) =>
  sent.filter(([, word]) => word.type === type).map(([, word]) => word);

describe('a log', () => {
  it('counts the status in watching, and not in pauses [ANALYTICS-010]', () => {
    const still = film(31, 630, { phase: 'paused', pauseReason: 'user', position: 30 });
    const rest = film(631, 730).map((moment) => ({
      ...moment,
      position: (moment.position ?? 0) - 600,
    }));

    // The start is told after a second; the pause lasts from 31 to 631.
    const sent = send([...film(0, 30), ...still, ...rest]);
    expect(momentsOf(sent, 'playback_status')).toEqual([661, 721]);
  });

  it('sends the quality after five minutes, and what is left with the stop [ANALYTICS-017]', () => {
    const sent = send(film(0, 400));

    expect(momentsOf(sent, 'quality_metrics')).toEqual([301, -1]);
    expect(wordsOf(sent, 'quality_metrics')).toMatchObject([
      { interval: 300, played: 300 },
      { interval: 99, played: 99 },
    ]);
    expect(sent.slice(-2).map(([, { type }]) => type)).toEqual([
      'quality_metrics',
      'playback_stop',
    ]);
  });

  it('sends the quality of a stream that only stalls as well', () => {
    const stalled = film(2, 400, { isFlowing: false, position: 1 });

    expect(wordsOf(send([...film(0, 1), ...stalled]), 'quality_metrics')).toMatchObject([
      { interval: 300, stalls: 1 },
      { stalls: 0 },
    ]);
  });

  it('sends no quality after a critical error, until the picture is back [ENGINE-031]', () => {
    const error = { severity: 2, category: 3, code: 'dash-3' } as const;
    const failed = film(200, 700, { phase: 'failed', error, position: 199 });
    const back = film(701, 1010).map((moment) => ({
      ...moment,
      position: (moment.position ?? 0) - 501,
    }));

    const sent = send([...film(0, 199), ...failed]);
    expect(wordsOf(sent, 'quality_metrics')).toEqual([]);
    expect(
      wordsOf(send([...film(0, 199), ...failed, ...back]), 'quality_metrics')[0],
    ).toMatchObject({ interval: 300, played: 300 });
  });

  it('says with the stop how long was watched, each time from the start', () => {
    const end = seen({ at: 11, position: 10, phase: 'ended' });
    const again = film(20, 25).map((moment) => ({
      ...moment,
      position: (moment.position ?? 0) - 20,
    }));

    expect(wordsOf(send([...film(0, 10), end, ...again]), 'playback_stop')).toEqual([
      { type: 'playback_stop', watched: 10 },
      { type: 'playback_stop', watched: 4 },
    ]);
  });
});
