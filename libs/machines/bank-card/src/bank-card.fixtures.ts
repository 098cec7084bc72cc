import { secret } from '@foyer/core';
import type { BankCardInput, BankCardPorts, EnteredCard } from './bank-card.types.ts';

/** Digits that the fields take for a card. */
export const cardDigits = { number: '2200000000000004', expiry: '1230', cvc: '123' };

/** The same card in boxes. */
export const enteredCard: EnteredCard = {
  number: secret(cardDigits.number),
  expiry: secret(cardDigits.expiry),
  cvc: secret(cardDigits.cvc),
};

/** Where the demo's provider takes cards. */
export const paymentUrl = 'https://pay.example/cards';

/** For what a card may be typed. */
export const bankCardInputs = {
  purchase: { purpose: 'purchase', paymentUrl, search: '', canKeep: true },
  binding: { purpose: 'card_bind', search: '?session_id=42' },
  refused: {
    purpose: 'purchase',
    paymentUrl,
    search: '',
    refused: { card: enteredCard, cause: { reqStatus: 1 } },
  },
} satisfies Record<string, BankCardInput>;

/** Ports of a service that knows where cards go; each may be replaced. */
export const fakeBankCardPorts = (replaced: Partial<BankCardPorts> = {}): BankCardPorts => ({
  findPaymentUrl: async () => paymentUrl,
  reportRefusal: () => {},
  ...replaced,
});
