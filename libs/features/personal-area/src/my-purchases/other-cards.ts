import type { BankCard } from '@foyer/contract';

/** Whether the month of a card is over. @param now - Milliseconds since 1970. */
export const isOver = ({ expiry }: BankCard, now: number): boolean =>
  expiry !== undefined && Date.UTC(expiry.year, expiry.month, 1) <= now;

/** Cards that could pay for a service in place of the one that does. @param now - Milliseconds since 1970. */
export const otherCards = (
  cards: readonly BankCard[],
  serviceId: string,
  now: number,
): readonly BankCard[] =>
  cards.filter(
    (card) =>
      !isOver(card, now) && card.renewals.every(({ service_id: paid }) => paid !== serviceId),
  );
