/** Name of the cookie that keeps the viewer's consent. COOKIE-005 */
export const consentCookie = 'foyer_cookie_consent';

/** Whether the browser holds a consent, which it forgets after its days. @param cookie - As `document.cookie` gives it. */
export const hasCookieConsent = (cookie: string): boolean =>
  cookie.split(/;\s*/).includes(`${consentCookie}=true`);
