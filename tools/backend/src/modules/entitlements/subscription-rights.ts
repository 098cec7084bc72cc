import type { subscriptions } from '../../database/schema.ts';

/** How an account stands with a service. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A subscription that is just being renewed does not go dark meanwhile. */
const RENEWAL_GRACE_MS = 60 * 60 * 1000;

/** Whether a subscription opens what is in its service at a moment. */
export function isActive(
  { status, paidUntil, autopayment }: Pick<SubscriptionRow, 'status' | 'paidUntil' | 'autopayment'>,
  now: Date,
): boolean {
  const isPaid = (graceMs = 0) =>
    paidUntil === null || paidUntil.getTime() + graceMs > now.getTime();
  switch (status) {
    case 'subscribe_requested':
    case 'subscribe_processing':
    case 'cancel_subscribe_requested':
      return false;
    case 'subscribed_in_external_billing':
      return true;
    case 'subscribed':
    case 'cancel_unsubscribe_requested':
      return isPaid(autopayment === 'enabled' ? RENEWAL_GRACE_MS : 0);
    case 'unsubscribe_requested':
    case 'unsubscribe_processing':
      return isPaid();
    case 'unsubscribed':
      return paidUntil !== null && isPaid();
  }
}
