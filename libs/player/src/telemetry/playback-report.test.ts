// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { adErrorReason, errorReason, peerErrorReason } from './playback-report.ts';

describe('errorReason', () => {
  it('tells faults of the title, its manifest and its keys, from all others [ENGINE-033, ENGINE-034, ENGINE-035, ENGINE-036, ENGINE-037]', () => {
    const reasons = ([1, 2, 3, 4, 5, 6, 7] as const).map((category) =>
      errorReason({ category, code: `dash-${category}` }),
    );

    expect(reasons).toEqual([
      '1-3-dash-1',
      '1-3-dash-2',
      '1-3-dash-3',
      '1-4-dash-4',
      '1-3-dash-5',
      '1-4-dash-6',
      '1-3-dash-7',
    ]);
  });

  it('has numbers of their own for advertising and peer delivery [ENGINE-038, ENGINE-039]', () => {
    expect([adErrorReason(12), peerErrorReason(1)]).toEqual(['1-5-12', '1-7-1']);
  });
});
