import { createCookieNoticeMachine, type CookieNoticeInput } from '@foyer/cookie-notice';
import { pageFlags } from '@foyer/site-map/page-flags';
import { hasCookieConsent } from '@foyer/page-runtime/storage/cookie-consent';
import { cookieNoticePorts } from '../../ports/cookie-notice.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The cookie notice, which the navigation tells of every further page. COOKIE-001 to COOKIE-005 */
export const cookieNoticeFlow: ShellFlowFactory = ({ page: { config } }) => ({
  id: 'cookie-notice',
  logic: createCookieNoticeMachine(cookieNoticePorts(document)),
  input: {
    hasConsent: hasCookieConsent(document.cookie),
    exemptPaths: config.site.cookieInfoExemptions,
    // Read when the flow starts: until there is a session the viewer may have gone on.
    get page() {
      const { path, queryNames, hasCookieNotice } = pageFlags(location.pathname, location.search);
      return { path, queryNames, hasCookieNotice };
    },
  } satisfies CookieNoticeInput,
});
