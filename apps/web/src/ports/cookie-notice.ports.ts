import type { CookieNoticePorts } from '@foyer/cookie-notice';
import { keepCookie, type CookiePage } from '@foyer/page-runtime/storage/keep-cookie';
import { consentCookie } from '@foyer/page-runtime/storage/cookie-consent';

const secondsOfDay = 86_400;

/** The effect of the cookie notice; `page` is where cookies are kept. */
export const cookieNoticePorts = (page: CookiePage): CookieNoticePorts => ({
  storeConsent: async ({ days }) => {
    keepCookie(page, `${consentCookie}=true`, days * secondsOfDay);
  },
});
