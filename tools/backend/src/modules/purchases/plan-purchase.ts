import type { BuyContent, Language } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { findPrice, findSale, type OptionRow, type PriceRow } from '../sales/sales.store.ts';
import { priceAnswer } from '../sales/variants.ts';
import { canPay, readMeans, waysToBuy, type Way } from './means.ts';

/** A purchase that could be made: what is bought, for how much, and how it is paid. */
export interface PurchasePlan {
  option: OptionRow;
  price: PriceRow;
  way: Way;
}

/** Whether the buyer must have said yes once more: where nothing is left to be done, but for one-step options. */
const needsConfirmation = ({ option, way }: PurchasePlan): boolean =>
  way.method.name !== 'any_card' && way.method.name !== 'external_url' && !option.isQuickPurchase;

/** Refuses a purchase at another price than the one that the viewer saw. */
async function checkExpected(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { price, way }: PurchasePlan,
  { amount, currency, renewal_amount }: BuyContent['expected'],
  language: Language,
): Promise<void> {
  const next =
    price.renewalPriceId === null ? undefined : await findPrice(db, price.renewalPriceId);
  const today = priceAnswer(price, way, { language, now: now(), prices: next ? [next] : [] });
  const isSameLater = renewal_amount === undefined || renewal_amount === today.renewal?.amount;
  if (today.amount === amount && today.currency === currency && isSameLater) return;
  throw new Failure('priceChanged', { price: today });
}

/**
 * Reads what the ids of a purchase mean; every amount comes from here.
 *
 * @throws Failure `notFound` for ids that do not belong together, `invalidRequest` for another card
 * than the method's, `bonusInactive`, `priceChanged` or `confirmationRequired`.
 */
export async function planPurchase(
  context: Pick<Context, 'db' | 'payments' | 'now'>,
  accountId: string,
  body: BuyContent,
  language: Language,
): Promise<PurchasePlan> {
  const { db, payments } = context;
  const sale = await findSale(db, body.seq_id, body.price_id);
  if (!sale) throw new Failure('notFound');
  const ways = waysToBuy(await readMeans(db, accountId), payments, 'rus');
  const way = ways.find(({ method }) => method.id === body.payment_method_id);
  if (!way || !canPay(sale.price, way)) throw new Failure('notFound');
  if (body.bank_card_id !== undefined && body.bank_card_id !== way.card?.id) {
    throw new Failure('invalidRequest', { detail: 'bank_card_id' });
  }
  if (way.method.name === 'bonus' && way.standing?.membership?.status !== 'active') {
    throw new Failure('bonusInactive');
  }
  const plan = { ...sale, way };
  await checkExpected(context, plan, body.expected, language);
  if (needsConfirmation(plan) && body.is_confirmed !== true) {
    throw new Failure('confirmationRequired');
  }
  return plan;
}
