import type { ResendTimer } from '@foyer/contract';
import { resendSeconds } from '../auth/codes.service.ts';
import type { CodeRow } from '../auth/codes.store.ts';

/** How long until another code is sent, once for each recipient: the longest wait. LOGIN-053. */
export function resendTimersOf(codes: readonly CodeRow[], now: Date): ResendTimer[] {
  const waits = new Map<string, number>();
  for (const code of codes) {
    const seconds = resendSeconds(code, now);
    if (seconds > (waits.get(code.recipient) ?? 0)) waits.set(code.recipient, seconds);
  }
  return [...waits].map(([login, seconds]) => ({ login, seconds }));
}
