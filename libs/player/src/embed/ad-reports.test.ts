import { adError, type SlotReport } from '@foyer/ad-slots';
import { describe, expect, it } from 'vitest';
import { adReportOf } from './ad-reports.ts';

const slot = 'preroll';
const ad = { position: 1, duration: 8 };

describe('adReportOf', () => {
  it.each<[SlotReport, unknown]>([
    [{ slot, type: 'break.started' }, { type: 'block.started' }],
    [
      { slot, type: 'break.ended', count: 2, shown: 1 },
      { type: 'block.ended', count: 2, shown: 1 },
    ],
    [{ slot, type: 'ad.requested', ad }, { type: 'requested' }],
    [{ slot, type: 'ad.started', ad }, { type: 'playing' }],
    [{ slot, type: 'ad.ended', ad }, { type: 'ended' }],
    [{ slot, type: 'ad.skipped', ad }, { type: 'skipped' }],
    [
      { slot, type: 'ad.failed', ad, error: adError('VIDEO_TIMEOUT') },
      { type: 'failed', duration: 8 },
    ],
    [
      { slot, type: 'ad.failed', ad: { position: 1 }, error: adError('VAST_TIMEOUT') },
      { type: 'failed', duration: 0 },
    ],
    [{ slot, type: 'ad.clicked', ad }, undefined],
  ])('tells %o as %o', (report, news) => {
    expect(adReportOf(report)).toEqual(news);
  });
});
