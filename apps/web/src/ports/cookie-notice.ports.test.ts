// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasCookieConsent } from '@foyer/page-runtime/storage/cookie-consent';
import { cookieNoticePorts } from './cookie-notice.ports.ts';

describe('cookieNoticePorts', () => {
  it('keep a consent for a year, on every page of the site [COOKIE-005]', async () => {
    const page = { cookie: '', location: { protocol: 'https:' } };

    await cookieNoticePorts(page).storeConsent({ days: 365 }, new AbortController().signal);

    expect(page.cookie).toBe(
      'foyer_cookie_consent=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });
});

describe('hasCookieConsent', () => {
  it('finds the consent among the cookies of others [COOKIE-001]', () => {
    expect(hasCookieConsent('a=1; foyer_cookie_consent=true; b=2')).toBe(true);
    expect(hasCookieConsent('my_foyer_cookie_consent=true; foyer_cookie_consent=')).toBe(false);
    expect(hasCookieConsent('')).toBe(false);
  });
});
