import type { AdConsent } from '@foyer/ads/early';
import { afterEach, describe, expect, it } from 'vitest';
import { adPermissions } from './ad-permissions.ts';

const OTHER = 'https://tracker.example/i';

interface Viewer {
  isGiven?: boolean;
  isChild?: boolean;
  needsConsent?: boolean;
  hasCookie?: boolean;
}

/** Whether another host may be asked, and what the ad server learns. */
function permittedTo({ isGiven, isChild = false, needsConsent = true, hasCookie }: Viewer) {
  if (hasCookie) document.cookie = 'foyer_cookie_consent=true';
  const consent: AdConsent = { isGiven, macros: { GDPRCONSENT: 'CPx' } };
  const { mayAsk, macros } = adPermissions({
    advertising: { origins: ['https://ads.example'], needsConsent },
    isChild: () => isChild,
    consent: () => consent,
  });
  const { LIMITADTRACKING: limit, DEVICEUA: browser, GDPRCONSENT: string, IFA: id } = macros();
  expect([string, id, mayAsk('https://ads.example/vast')]).toEqual(['CPx', '-2', true]);
  return [mayAsk(OTHER), limit, browser === navigator.userAgent];
}

afterEach(() => {
  document.cookie = 'foyer_cookie_consent=; Max-Age=0';
});

describe('adPermissions', () => {
  it.each<[string, Viewer]>([
    ['who has agreed to cookies', { hasCookie: true }],
    ['who has agreed by the page\u2019s platform', { isGiven: true }],
    ['where nothing needs consent', { needsConsent: false }],
  ])('A22: asks other hosts for a viewer %s', (_, viewer) => {
    expect(permittedTo(viewer)).toEqual([true, '0', true]);
  });

  it.each<[string, Viewer]>([
    ['who has said nothing', {}],
    ['who has refused by the page\u2019s platform', { isGiven: false, hasCookie: true }],
    ['that is a child, whatever was agreed to', { isGiven: true, hasCookie: true, isChild: true }],
    ['that is a child where nothing needs consent', { needsConsent: false, isChild: true }],
  ])('A22: asks only the servers of the operator for a viewer %s', (_, viewer) => {
    expect(permittedTo(viewer)).toEqual([false, '1', false]);
  });
});
