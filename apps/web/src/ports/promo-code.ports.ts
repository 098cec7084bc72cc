import { serviceNow, userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import type { PromoCodePorts } from '@foyer/promo-code';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askDialog } from '@foyer/page-runtime/shell/ask-dialog';
import { signInFor } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { askPin } from '@foyer/pin-prompt/ask-pin';
import { failedCodes, noteFailedCode } from './promo-attempts.ts';
import { sendReportedCode } from './reported-promo-code.ts';

/** Today in a zone, as 2026-11-26: Swedish dates are written so. */
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(serviceNow());

/** The calls and effects of a form for promo codes; PIN, card and sign-in are dialogs over its page. PROMO-005, PROMO-006 */
export const promoCodePorts = (shell: Shell): PromoCodePorts => {
  const { page } = shell;
  const { client, queryClient } = page;
  return {
    findStanding: async () => ({
      failures: failedCodes(document.cookie, Date.now()),
      isSignedIn: (await queryClient.ensureQueryData(userQuery(client))).is_auth,
    }),
    askPin: async (_input, signal) => {
      await page.loadTexts('purchase');
      return askPin(shell, page.t('purchase.promocode.pin_reason'), signal);
    },
    sendCode: async ({ code }, signal) => {
      const input = { code: code.reveal(), place: 'form' } as const;
      const answer = await sendReportedCode(client, input, signal);
      // What the account has is another thing now.
      void invalidateAfterChange(queryClient);
      const zone = queryClient.getQueryData<User>(userQuery(client).queryKey)?.current_time_zone;
      return { ...answer, usedOn: zone && dayIn(zone) };
    },
    linkCard: async (_input, signal) => {
      const request = { id: 'promo-card', name: 'card-binding' };
      return (await askDialog(shell, request, signal)).status === 'resolved';
    },
    noteFailure: () => noteFailedCode(document, Date.now()),
    // The page that comes then begins its field with the code of its address. PROMO-013
    signIn: ({ code }) => signInFor(shell, { parameter: 'code', value: code.reveal() }),
  };
};
