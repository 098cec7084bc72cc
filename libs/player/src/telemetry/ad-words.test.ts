import { adError } from '@foyer/ad-slots';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spokenAds } from '../controller/ad-breaks.kit.ts';
import { adWordOf } from './ad-words.ts';
import { watchPlayer } from './telemetry.kit.ts';

const ad = {
  position: 2,
  url: 'https://ads.example/ad-2.mp4',
  duration: 8,
  skipAfter: 5,
  partnerId: 'kino-7',
  system: 'Foyer',
  id: 'ad-2',
};

describe('adWordOf', () => {
  it.each([
    ['ad.requested', 'request'],
    ['ad.started', 'start'],
    ['ad.ended', 'end'],
    ['ad.skipped', 'skip'],
    ['ad.clicked', 'click'],
  ] as const)('tells %s as %s with all that is known [AD-036, ANALYTICS-016]', (type, action) => {
    expect(adWordOf({ slot: 'midroll', type, ad })).toEqual({
      action,
      data: {
        ad_place_type: 'midroll',
        ad_position: 2,
        url: 'https://ads.example/ad-2.mp4',
        duration: 8,
        result_code: 1,
        ad_partner_id: 'kino-7',
        ad_system: 'Foyer',
        ad_id: 'ad-2',
      },
    });
  });

  it('tells an error by its place in the list, with its result code [AD-034, ENGINE-038]', () => {
    const error = adError('SLOT_SMALL_SIZE');
    expect(adWordOf({ slot: 'preroll', type: 'ad.failed', ad: { position: 1 }, error })).toEqual({
      action: 'error',
      data: { ad_place_type: 'preroll', ad_position: 1, result_code: -1 },
      errorCode: 3,
    });
  });

  it('tells nothing of breaks, whose advertisements are told', () => {
    expect(adWordOf({ slot: 'preroll', type: 'break.started' })).toBeUndefined();
    expect(adWordOf({ slot: 'preroll', type: 'break.ended', count: 2, shown: 1 })).toBeUndefined();
  });
});

describe('reportPlayback', () => {
  it('hears the advertising of the player that it reports, to its stop [ANALYTICS-016, ENGINE-038]', () => {
    const ads = spokenAds();
    const { sent, stop, end } = watchPlayer({ ads });
    onTestFinished(end);
    sent.length = 0;

    ads.say({ slot: 'preroll', type: 'ad.started', ad });
    ads.say({ slot: 'preroll', type: 'ad.failed', ad, error: adError('VIDEO_TIMEOUT') });
    stop();
    ads.say({ slot: 'preroll', type: 'ad.ended', ad });

    expect(
      sent.flatMap((report) => {
        if (report.type === 'playback_ad') return [report.action];
        return report.type === 'playback_error' ? [report.reason] : [];
      }),
    ).toEqual(['start', 'error', `1-5-${adError('VIDEO_TIMEOUT').code}`]);
  });
});
