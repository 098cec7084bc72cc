import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import type { Gift, GiftInput, GiftPorts, OwnGift } from './gift.types.ts';

/** The code of the fixtures. */
export const giftCode = 'GIFT-7KQ2M-4XAHB';

const gift: Gift = {
  id: 'order-1',
  name: 'Сертификат на 1000 ₽',
  amount: 100_000,
  currency: 'RUB',
  status: 'bought',
  expires_at: '2027-11-21T09:00:00.000Z',
};

/** Certificates, by what became of them. */
export const gifts = {
  bought: { gift, code: secret(giftCode) },
  given: { gift: { ...gift, status: 'given' }, code: undefined },
  activated: { gift: { ...gift, status: 'activated' }, code: undefined },
  expired: { gift: { ...gift, status: 'expired' }, code: undefined },
} satisfies Record<string, OwnGift>;

/** What the flow may be asked about. */
export const giftInputs = { own: { id: gift.id } } satisfies Record<string, GiftInput>;

/** How the service refuses. */
export const giftErrors = {
  missing: errorAnswer({ status: 404, code: errorCodes.notFound, description: 'Не найдено' }),
  unproved: errorAnswer({
    status: 403,
    code: errorCodes.proofRequired,
    description: 'Подтвердите, что это вы',
  }),
  down: errorAnswer({ status: 503, code: 1, description: 'Сервис недоступен' }),
};

/** Ports of an account with a certificate, and of a device that does all; each may be replaced. */
export const fakeGiftPorts = (replaced: Partial<GiftPorts> = {}): GiftPorts => ({
  readGift: async () => gifts.bought,
  copyCode: async () => true,
  print: async () => {},
  send: async () => 'shared',
  ...replaced,
});
