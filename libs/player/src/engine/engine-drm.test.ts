import { playerAssetFixture, protectedAssetFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { drmError, licenceFailure } from './drm-errors.ts';
import { engineDrm, licenceServers } from './engine-drm.ts';

describe('engineDrm', () => {
  it('takes over every licence server and the certificate [DRM-002, DRM-003]', () => {
    const { getToken, ...addresses } =
      engineDrm({
        drm_config: {
          urls: { clearkey: '/ck', widevine: '/wv', playready: '/pr', fairplay: '/fp' },
          fairplay_cert_url: '/fp.cer',
          token: 't0ken',
          drm_provider: 'foyer',
        },
      }) ?? {};
    expect([addresses, getToken?.()]).toEqual([
      {
        clearKeyUrl: '/ck',
        widevineUrl: '/wv',
        playreadyUrl: '/pr',
        fairplayUrl: '/fp',
        fairplayCertificateUrl: '/fp.cer',
      },
      't0ken',
    ]);
  });

  it('asks the given source for tokens, and is nothing for clear streams [DRM-001]', () => {
    expect(engineDrm(protectedAssetFixture, () => 'fresh')?.getToken()).toBe('fresh');
    expect(engineDrm(playerAssetFixture)).toBeUndefined();
  });
});

describe('licenceServers', () => {
  it('prefers key systems of hardware, and gives FairPlay its certificate [DRM-002, DRM-003, DRM-004]', () => {
    const servers = licenceServers({
      clearKeyUrl: '/ck',
      playreadyUrl: '/pr',
      widevineUrl: '/wv',
      fairplayUrl: '/fp',
      fairplayCertificateUrl: '/fp.cer',
      getToken: () => '',
    });
    expect(servers).toEqual([
      { keySystem: 'com.apple.fps', url: '/fp', certificateUrl: '/fp.cer' },
      { keySystem: 'com.widevine.alpha', url: '/wv' },
      { keySystem: 'com.microsoft.playready', url: '/pr' },
      { keySystem: 'org.w3.clearkey', url: '/ck' },
    ]);
  });
});

describe('drmError', () => {
  it('tells reasons apart, all critical and of category 6 [ENGINE-033]', () => {
    const failures = [
      'noKeySystem',
      licenceFailure(403),
      licenceFailure(0),
      licenceFailure(503),
      'outputRestricted',
      'keySystemFailed',
    ] as const;
    const errors = failures.map(drmError);
    expect(errors.map(({ code }) => code)).toEqual([
      'drm-no-key-system',
      'drm-licence-refused',
      'drm-licence-network',
      'drm-licence-network',
      'drm-output-restricted',
      'drm-key-system',
    ]);
    expect(new Set(errors.map(({ severity, category }) => `${severity}-${category}`))).toEqual(
      new Set(['2-6']),
    );
  });
});
