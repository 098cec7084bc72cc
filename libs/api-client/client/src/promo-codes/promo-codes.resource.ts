import { sendPromoCodeOperation, type NotificationAnswer } from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Activates a promo code, or joins the joint viewing of an id.
 *
 * @throws {@link ApiError} 2000021 when a card must be linked first, 2000025 after five failed codes a day.
 */
export function sendPromoCode(
  client: Client,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(sendPromoCodeOperation, { body: { code } }, signal);
}
