import { describe, expect, it } from 'vitest';
import type { Results } from '../suites/results.types.ts';
import { linesOf, verdictsOf } from './verdicts.ts';

const nothing: Results = { startup: [], drop: [], faults: [], leak: [], live: [] };
const start = (contestant: string, firstFrame: number) => ({ contestant, mbps: 5, firstFrame });

const marksOf = (results: Partial<Results>) =>
  verdictsOf({ ...nothing, ...results }, 'ours').map(({ isKept }) => isKept);

describe('verdictsOf', () => {
  it('asks for nine tenths of the best other player, whatever the floor does', () => {
    const others = [start('hlsjs', 1000), start('dashjs', 1200), start('floor', 300)];
    expect(marksOf({ startup: [...others, start('ours', 900)] })[0]).toBe(true);
    expect(marksOf({ startup: [...others, start('ours', 901)] })[0]).toBe(false);
  });

  it('takes the middle of several runs', () => {
    const startup = [start('hlsjs', 1000), ...[100, 800, 5000].map((ms) => start('ours', ms))];
    expect(linesOf(verdictsOf({ ...nothing, startup }, 'ours'))[0]).toBe(
      '  kept    starts in 0.9x of the best at 5 Mbit/s (800 ms; hlsjs 1000 ms, ratio 0.80)',
    );
  });

  it('weighs our scripts against the engine that they hold', () => {
    const startup = [
      { ...start('ours', 900), scripts: 380_000 },
      { ...start('dashjs', 1200), scripts: 257_000 },
    ];
    expect(marksOf({ startup }).at(-1)).toBe(true);
    const heavy = { ...start('ours', 900), scripts: 390_000 };
    expect(marksOf({ startup: [heavy, ...startup.slice(1)] }).at(-1)).toBe(false);
  });

  it('wants no stall and nine tenths of the best picture over a slow link', () => {
    const drop = [
      { contestant: 'hlsjs', stalls: 0, kbps: 1500 },
      { contestant: 'ours', stalls: 1, kbps: 1350 },
    ];
    expect(marksOf({ drop })).toEqual([false, true]);
  });

  it('names the faults that ended playback', () => {
    const faults = [
      { contestant: 'ours', fault: 'segment 404 once', isRecovered: true },
      { contestant: 'ours', fault: 'segment 404 for good', isRecovered: false },
    ];
    expect(verdictsOf({ ...nothing, faults }, 'ours')[0]).toEqual({
      promise: 'recovers from every fault',
      isKept: false,
      because: 'not from: segment 404 for good',
    });
  });

  it('tells what was recovered from without a press', () => {
    const row = { contestant: 'ours', fault: 'segment 404 once', isRecovered: true };
    const faults = [row, { ...row, hasAsked: true }];
    expect(verdictsOf({ ...nothing, faults }, 'ours')[0]?.because).toBe('2 of 2, 1 by itself');
  });

  it('counts requests beside the bare engine where nothing can play', () => {
    const fault = 'film start: every init segment 404 for good';
    const row = (contestant: string, requests: number) => [
      { contestant, fault, isRecovered: true, requests },
    ];
    const judge = (own: number) =>
      marksOf({ faults: [...row('ours', own), ...row('dashjs', 14)] }).at(-1);
    expect([judge(14), judge(15)]).toEqual([true, false]);
  });

  it('forgives no element that stays', () => {
    const leak = { contestant: 'ours', heap: 9000, nodes: 0, listeners: 0 };
    expect(marksOf({ leak: [{ ...leak, videos: 0 }] })).toEqual([true]);
    expect(marksOf({ leak: [{ ...leak, videos: 1 }] })).toEqual([false]);
  });

  it('does not judge what was not measured', () => {
    const marks = marksOf({ startup: [start('ours', 900)] });
    expect(new Set(marks)).toEqual(new Set([undefined]));
  });
});
