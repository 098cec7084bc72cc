import type { PaymentMethod, Period, Price, PurchaseOption } from '@foyer/contract';
import type { OrderRequest } from '@foyer/purchase-order';
import type { BoughtProduct, LinkedCard, PaymentContext, PaymentMeans } from './payment.types.ts';

/** A way to pay for one length of time, with its price. */
export interface Offer {
  method: PaymentMethod;
  price: Price;
  /** Why it cannot be chosen now. */
  obstacle: 'tooLittle' | 'processing' | 'expired' | undefined;
  /** What is missing on the prepaid account, in minor units. */
  missing: number;
  /** The linked card that it is paid with. */
  card: LinkedCard | undefined;
}

/** One press buys: no step of confirmation. PAY-033 */
export const isAutoConfirmed = ({ is_quick_purchase }: PurchaseOption): boolean =>
  is_quick_purchase;

/** The ways to pay for a period, in the service's order; those that take money unasked are hidden where one press buys. PAY-015 to PAY-017 */
export function offersOf(
  period: Period | undefined,
  means: PaymentMeans,
  isAuto: boolean,
): Offer[] {
  const payable = means.methods.flatMap((method) => {
    const price = period?.prices.find(({ payment_method_id }) => payment_method_id === method.id);
    return price ? [offerOf(method, price, means)] : [];
  });
  if (!isAuto) return payable;
  const shown = payable.filter(({ method }) => method.name !== 'account_prepaid');
  const others = shown.filter(({ method }) => method.name !== 'any_card');
  return others.some(({ obstacle }) => obstacle === undefined) ? others : shown;
}

function offerOf(method: PaymentMethod, price: Price, { account, cards }: PaymentMeans): Offer {
  const card = cards[method.id];
  const isPrepaid = method.name === 'account_prepaid' && account !== undefined;
  const missing = isPrepaid ? Math.max(0, price.amount - account.balance) : 0;
  const isProcessing = price.type === 'bonus' && price.bonus_program?.status === 'processing';
  return { method, price, obstacle: obstacleOf(isProcessing, missing, card), missing, card };
}

function obstacleOf(isProcessing: boolean, missing: number, card: LinkedCard | undefined) {
  if (card?.expiry?.isOver) return 'expired';
  if (isProcessing) return 'processing';
  return missing > 0 ? 'tooLittle' : undefined;
}

/** Place of the length of time that is chosen at first. */
export const usualPeriodIndex = ({ periods }: PurchaseOption): number =>
  Math.max(
    0,
    periods.findIndex(({ is_default }) => is_default),
  );

/** A linked card is chosen at first, else whatever can pay. */
export const firstMethodId = (offers: readonly Offer[]): string | undefined => {
  const open = offers.filter(({ obstacle }) => obstacle === undefined);
  const chosen = open.find(({ method }) => method.name === 'linked_card') ?? open[0];
  return chosen?.method.id;
};

/** The offers for the chosen period. */
export const currentOffers = ({ option, periodIndex, means }: PaymentContext): Offer[] =>
  means ? offersOf(option.periods[periodIndex], means, isAutoConfirmed(option)) : [];

/** The chosen offer. */
export const currentOffer = (context: PaymentContext): Offer | undefined =>
  currentOffers(context).find(({ method }) => method.id === context.methodId);

/** The offers that can take the place of the chosen one. */
export const otherOffers = (context: PaymentContext): Offer[] =>
  currentOffers(context).filter(
    ({ method, obstacle }) => method.id !== context.methodId && obstacle === undefined,
  );

/** Points of a program that the account has not joined: joining comes first. PAY-028 */
export const mustJoin = (offer: Offer | undefined): boolean =>
  offer?.price.type === 'bonus' && offer.price.bonus_program?.status === 'not_registered';

/** Where nothing more is typed to pay, a separate step asks for confirmation. PAY-011 */
export const needsConfirmation = (offer: Offer, option: PurchaseOption): boolean =>
  !isAutoConfirmed(option) &&
  (['linked_card', 'account_prepaid', 'bonus'] as const).some((name) => name === offer.method.name);

/** Whether all that the buyer's country wants agreed to is. */
export const isAgreed = ({ consentsAsked, consents }: PaymentContext): boolean =>
  consentsAsked.every((name) => consents.includes(name));

/** What is bought, as the order sends it. PAY-021 */
export function requestOf(context: PaymentContext, { method, price }: Offer): OrderRequest {
  const { option, entered, consents, returnPath, search } = context;
  const isSession = entered?.isSessionPurchase ?? new URLSearchParams(search).has('session_id');
  return {
    optionId: option.seq_id,
    priceId: price.price_id,
    paymentMethodId: method.id,
    method: method.name,
    ...(method.bank_card && { bankCardId: method.bank_card.id }),
    ...(method.name === 'any_card'
      ? {
          paymentUrl: entered?.paymentUrl,
          // What is free today is charged later: without a card that is kept there is no trial.
          isCardKept: entered?.isCardKept === true || price.amount === 0,
        }
      : { isConfirmed: true }),
    ...(isSession && { isSessionPurchase: true }),
    consents: consents.length > 0 ? [...consents] : undefined,
    returnPath,
  };
}

/** What the viewer gets: the subscription, or the item itself. ONBOARD-002 */
export const productOf = ({ option, item }: PaymentContext): BoughtProduct =>
  option.service ? { type: 'service', id: option.service.id } : item;

/** A certificate is bought to be given: there is nothing to watch. */
export const isGift = ({ item }: Pick<PaymentContext, 'item'>): boolean =>
  item.type === 'certificate';
