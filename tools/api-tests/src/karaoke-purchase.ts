import { buyContent, type Client, type PurchaseInput } from '@foyer/client';
import { secret } from './world.ts';

/** The key of the purchase of a trial. */
export const KEY = 'a-purchase-of-a-trial';

/** Karaoke for a month, with prepaid money. */
export const karaoke = (changes: Partial<PurchaseInput> = {}): PurchaseInput => ({
  idempotencyKey: KEY,
  optionId: 'service-karaoke',
  priceId: 'karaoke-month-plain',
  paymentMethodId: 'account_prepaid',
  expected: { amount: 14900, currency: 'RUB' },
  isConfirmed: true,
  pin: secret('1234'),
  ...changes,
});

/** The same with a card that is still to be typed. */
export const buyByNewCard = (client: Client, idempotencyKey = KEY) =>
  buyContent(client, karaoke({ paymentMethodId: 'any_card', idempotencyKey }));
