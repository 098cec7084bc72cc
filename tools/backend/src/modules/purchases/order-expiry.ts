import type { OrderRow } from './orders.store.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long an order of each method may stay open. A kept card is charged by this service: longer than that takes. */
const openMs: Readonly<Partial<Record<OrderRow['paymentMethod'], number>>> = {
  any_card: 30 * MINUTE_MS,
  linked_card: 20 * SECOND_MS,
  external_url: 60 * MINUTE_MS,
};

/** What a viewer and a provider may need after the end of a challenge to say how it ended. */
const AFTER_CHALLENGE_MS = MINUTE_MS;

/** When an order is closed unless it is paid; nothing for one that is paid at once. */
export function expiryOf(method: OrderRow['paymentMethod'], now: Date): Date | null {
  const ms = openMs[method];
  return ms === undefined ? null : new Date(now.getTime() + ms);
}

/** When an order is closed whose bank checks the card holder: not before that is over. */
export function expiryAfterChallenge(
  { expiresAt }: Pick<OrderRow, 'expiresAt'>,
  challengeEnds: string,
): Date {
  const after = Date.parse(challengeEnds) + AFTER_CHALLENGE_MS;
  return new Date(Math.max(after, expiresAt?.getTime() ?? 0));
}
