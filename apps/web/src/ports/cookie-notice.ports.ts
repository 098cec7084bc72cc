import type { CookieNoticePorts } from '@foyer/cookie-notice';
import { keepCookie, type CookiePage } from '@foyer/page-runtime/storage/keep-cookie';

/** Name of the cookie that keeps the viewer's consent. COOKIE-005 */
const consentCookie = 'foyer_cookie_consent';

const secondsOfDay = 86_400;

/** Whether the browser holds a consent; it forgets it by itself after its days. @param cookie - As `document.cookie` gives it. */
export const hasCookieConsent = (cookie: string): boolean =>
  cookie.split(/;\s*/).includes(`${consentCookie}=true`);

/** The effect of the cookie notice; `page` is where cookies are kept. */
export const cookieNoticePorts = (page: CookiePage): CookieNoticePorts => ({
  storeConsent: async ({ days }) => {
    keepCookie(page, `${consentCookie}=true`, days * secondsOfDay);
  },
});
