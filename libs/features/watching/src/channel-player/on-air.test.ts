import { nextProgrammeShortFixture, programmeShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { afterProgramme } from './after-programme.ts';
import { guideAround, onAirAt } from './on-air.ts';

const current = programmeShortFixture;
const next = { ...nextProgrammeShortFixture, start_time: current.end_time };
const programmes = [current, next];

describe('guideAround', () => {
  it('asks for the same part of the guide for an hour', () => {
    expect([guideAround(36_000, 10_800), guideAround(39_599, 10_800)]).toEqual([
      { from: 21_600, to: 61_200 },
      { from: 21_600, to: 61_200 },
    ]);
  });

  it('asks for no more than the guide answers at once', () => {
    const { from, to } = guideAround(3_600_000, 1_000_000);

    expect(to - from).toBeLessThanOrEqual(36 * 3_600);
  });
});

describe('onAirAt', () => {
  it('is what is on and what follows it, which changes with the moment', () => {
    const at = [current.start_time, current.end_time - 1, current.end_time].map((time) =>
      onAirAt(programmes, time),
    );

    expect(at).toEqual([
      { current, next },
      { current, next },
      { current: next, next: undefined },
    ]);
  });

  it('is nothing where the guide does not tell', () => {
    expect(onAirAt(programmes, current.start_time - 1)).toBeUndefined();
  });
});

describe('afterProgramme', () => {
  const recorded = { ...next, tstv_options_epg: { tstv_valid_until: next.end_time + 100 } };

  it('goes on with what followed, if it is kept or being recorded [LIVE-008]', () => {
    expect([
      afterProgramme(recorded, next.start_time),
      afterProgramme(recorded, next.end_time + 99),
    ]).toEqual([recorded, recorded]);
  });

  it('goes on live after what nothing follows, or nothing that is kept [LIVE-008]', () => {
    const { tstv_options_epg, ...lost } = recorded;

    expect(tstv_options_epg).toBeDefined();
    expect([
      afterProgramme(undefined, 0),
      afterProgramme(recorded, next.end_time + 100),
      afterProgramme(lost, next.start_time),
    ]).toEqual(['live', 'live', 'live']);
  });
});
