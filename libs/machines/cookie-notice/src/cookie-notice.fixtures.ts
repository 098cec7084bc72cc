import type { CookieNoticeInput, CookieNoticePorts, CookiePage } from './cookie-notice.types.ts';

/** Pages, by why they show the notice or do not. */
export const cookiePages = {
  home: { path: '/', queryNames: [], hasCookieNotice: true },
  privacy: { path: '/docs/privacy', queryNames: [], hasCookieNotice: true },
  variants: { path: '/variants', queryNames: [], hasCookieNotice: false },
  insideApp: { path: '/', queryNames: ['auth_phone', 'auth_app'], hasCookieNotice: true },
} satisfies Record<string, CookiePage>;

const exemptPaths = ['/docs'];

/** Visits, by how they begin. */
export const cookieNoticeInputs = {
  first: { hasConsent: false, exemptPaths, page: cookiePages.home },
  exempt: { hasConsent: false, exemptPaths, page: cookiePages.privacy },
  returning: { hasConsent: true, exemptPaths, page: cookiePages.home },
} satisfies Record<string, CookieNoticeInput>;

/** A browser that keeps the consent; may be replaced. */
export const fakeCookieNoticePorts = (
  replaced: Partial<CookieNoticePorts> = {},
): CookieNoticePorts => ({
  storeConsent: async () => undefined,
  ...replaced,
});
