// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { adSources, advertisingConfig } from './advertising.ts';

const brand = labels.main;
const selling = { ...brand, origins: { ...brand.origins, ads: ['https://ads.example'] } };
const operator = {
  origins: ['https://ads.example', 'https://more.example'],
  needsConsent: false,
  verificationVendors: ['vendor.example-omid'],
  hasPauseBanner: true,
};

describe('advertising of a label', () => {
  it('is none where neither the brand nor the operator names an ad server', () => {
    expect(adSources({ advertising: undefined }, brand)).toEqual([]);
    expect(advertisingConfig({ advertising: undefined }, brand)).toBeUndefined();
  });

  it('comes from the ad servers of the brand, and waits for consent elsewhere', () => {
    expect(adSources({ advertising: undefined }, selling)).toEqual(['https://ads.example']);
    expect(advertisingConfig({ advertising: undefined }, selling)).toEqual({
      origins: ['https://ads.example'],
      needsConsent: true,
      verificationVendors: [],
      hasPauseBanner: false,
    });
  });

  it('comes from the ad servers of both, each named once, and from any host by the word of the operator alone', () => {
    const settings = { advertising: { ...operator, anyHost: true } };

    expect(adSources(settings, selling)).toEqual([
      'https://ads.example',
      'https://more.example',
      'https:',
    ]);
    expect(adSources({ advertising: { ...operator, anyHost: false } }, selling)).not.toContain(
      'https:',
    );
    expect(advertisingConfig(settings, selling)).toEqual(operator);
  });
});
