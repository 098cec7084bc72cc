import type { Notice } from '@foyer/notifications';

const key = 'foyer.purchase_failed';

/** By then it is another visit, not the page that was loaded anew. */
const keptMs = 60_000;

/** Whether a toast says that a payment has failed. */
export const isPurchaseFailed = ({ message }: Pick<Notice, 'message'>): boolean =>
  'key' in message && message.key === 'notification.purchase_failed.message';

/** Remembers that the toast of a failed payment was on the screen. @param storage - May throw. */
export function keepNotice(storage: () => Pick<Storage, 'setItem'>, nowMs: number): void {
  try {
    storage().setItem(key, String(nowMs));
  } catch {
    // Then the toast goes with the page.
  }
}

/** Whether it was there a moment ago; it is remembered once. @param storage - May throw. */
export function hasKeptNotice(
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  nowMs: number,
): boolean {
  try {
    const at = storage().getItem(key);
    storage().removeItem(key);
    return at !== null && Math.abs(nowMs - Number(at)) < keptMs;
  } catch {
    return false;
  }
}
