import { type Client, sendPromoCode } from '@foyer/client';
import { errorCodes, type NotificationAnswer } from '@foyer/contract';
import { hasCode } from '@foyer/core';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';

/** Where a code came from: a form, or the address of a page. */
export type PromoPlace = 'form' | 'address';

const codeOf = (error: unknown): number | undefined => {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
};

/**
 * Activates a code and reports how that went, never the code, nor the words of the service, which may repeat it. A code
 * that waits for a card has not failed. PROMO-014 to PROMO-016
 */
export async function sendReportedCode(
  client: Client,
  { code, place }: { code: string; place: PromoPlace },
  signal: AbortSignal,
): Promise<NotificationAnswer> {
  try {
    const answer = await sendPromoCode(client, { code }, signal);
    tellAnalytics({ event: { type: 'promo_activation_success', place } });
    return answer;
  } catch (error) {
    if (!signal.aborted && !hasCode(error, errorCodes.cardBindingRequired)) {
      const errorCode = codeOf(error);
      tellAnalytics({
        event: {
          type: 'promo_activation_error',
          place,
          ...(errorCode !== undefined && { error_code: errorCode }),
        },
      });
    }
    throw error;
  }
}
