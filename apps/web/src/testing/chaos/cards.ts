import { secret } from '@foyer/core';
import type { TypedCard } from '@foyer/purchase-order';

/** Test cards of the payment provider. docs/guides/qa.md */
const numbers = {
  success: '2200000000000004',
  refused: '4000000000000002',
  noFunds: '4000000000009995',
  challenge: '4000000000003014',
  challengeRefused: '4000000000003030',
  lateSuccess: '4000000000004012',
  lateRefusal: '4000000000004020',
  silence: '4000000000005019',
} as const;

/** What a card does. */
export type CardName = keyof typeof numbers;

/** How often each is typed. */
export const cardWeights: Readonly<Record<CardName, number>> = {
  success: 55,
  refused: 12,
  noFunds: 5,
  challenge: 14,
  challengeRefused: 4,
  lateSuccess: 4,
  lateRefusal: 3,
  silence: 3,
};

/** A card as a viewer types it. */
export const cardOf = (name: CardName): TypedCard => ({
  number: secret(numbers[name]),
  cvc: secret('123'),
  expiry: secret('1230'),
});
