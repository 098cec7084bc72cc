import { userQuery } from '@foyer/client';
import type { PromoWatchPorts } from '@foyer/promo-access';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { withoutAsk } from '../shell/address-ask.ts';
import { sitePath } from '@foyer/page-runtime/navigation/addresses';

/** The effects of what an address asks for. QUERY-008, NOTIF-021 to NOTIF-027 */
export const promoAccessPorts = ({ page, goTo }: ShellSurroundings): PromoWatchPorts => ({
  learnViewer: async () => {
    const user = await page.queryClient.ensureQueryData(userQuery(page.client));
    return { isSignedIn: user.is_auth };
  },
  sendCode: async ({ code }, signal) => {
    // Few addresses have a code, and every page with a session has these effects.
    const { sendReportedCode } = await import('./reported-promo-code.ts');
    return sendReportedCode(page.client, { code: code.reveal(), place: 'address' }, signal);
  },
  // The router is not told: for it the page is the same, and must not be loaded again.
  clearAddress: () =>
    window.history.replaceState(
      window.history.state,
      '',
      withoutAsk(new URL(window.location.href)),
    ),
  goHome: () => goTo('/'),
  openScreen: (path) => goTo(sitePath(path, page)),
});
