import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { certificateOffers, certificates } from '../../database/schema.ts';
import { type Language, textIn } from '@foyer/contract';
import { salesTexts } from '../../texts/sales-texts.ts';
import {
  giveItem,
  giveService,
  isFree,
  lockSubscription,
  mayOwn,
  periodStart,
} from '../entitlements/grants.ts';
import { announce } from '../events/announce.ts';
import { findPrice } from '../sales/sales.store.ts';
import { findService } from '../services/services.store.ts';
import { createVoucherCode } from '../vouchers/voucher-code.ts';
import { addDuration } from './durations.ts';
import type { OrderRow } from './orders.store.ts';
import { NOTICE_SECONDS } from './notice-seconds.ts';

const CERTIFICATE_DURATION = { duration: 1, unit: 'year' } as const;

/** Until when the period of an order lasts; `null` for ever. */
const endOf = (
  { duration, durationUnit }: Pick<OrderRow, 'duration' | 'durationUnit'>,
  from: Date,
): Date | null =>
  duration === null || durationUnit === null ? null : addDuration(from, duration, durationUnit);

/** How the next period of what an order bought is paid, if it can be. */
function renewalMeans({
  paymentMethod,
  bankCardId,
}: OrderRow): 'linked_card' | 'account_prepaid' | undefined {
  if (paymentMethod === 'account_prepaid') return 'account_prepaid';
  // Points are spent by hand only.
  return bankCardId === null ? undefined : 'linked_card';
}

async function giveSubscription(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { accountId, itemId: serviceId } = order;
  const current = await lockSubscription(tx, accountId, serviceId);
  const isRenewal = order.kind === 'renewal';
  if (!isRenewal && !isFree(current)) return false;
  const price = order.priceId === null ? undefined : await findPrice(tx, order.priceId);
  const service = await findService(tx, serviceId);
  const start = periodStart(current, now);
  const isTrial = order.priceType === 'trial' && price?.trialDuration && price.trialUnit;
  const paidUntil = isTrial
    ? addDuration(now, price.trialDuration ?? 0, price.trialUnit ?? 'day')
    : endOf(order, start);
  const isRequested = !isRenewal && start === now && service?.isRequested === true;
  const means = renewalMeans(order);
  const introLeft = isRenewal
    ? Math.max(0, (current?.introLeft ?? 0) - 1)
    : (price?.introPeriods ?? 1) - 1;
  const renewalPriceId = introLeft > 0 ? order.priceId : (price?.renewalPriceId ?? order.priceId);
  await giveService(
    tx,
    {
      accountId,
      serviceId,
      status: isRequested ? 'subscribe_requested' : 'subscribed',
      paidUntil,
      autopayment: means && order.priceType !== 'one_time' ? 'enabled' : 'disabled',
      renewalPriceId,
      introLeft,
      paymentMethod: means ?? null,
      bankCardId: means === 'linked_card' ? order.bankCardId : null,
    },
    now,
  );
  return true;
}

async function giveContent(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { itemType, usageModel } = order;
  if (usageModel === null || usageModel === 'SERVICE') throw new Error(`${order.id} buys nothing`);
  if (itemType !== 'media_item' && itemType !== 'channel' && itemType !== 'karaoke_item') {
    throw new Error(`${order.id} buys nothing that can be owned`);
  }
  const grant = {
    accountId: order.accountId,
    itemType,
    itemId: order.itemId,
    usageModel,
    quality: order.quality,
    until: endOf(order, now),
  };
  if (!(await mayOwn(tx, grant, now))) return false;
  await giveItem(tx, grant, now);
  return true;
}

/**
 * Makes a certificate that was bought, and says so. Its notification leads to my/certificates. It has the id of its order,
 * so that the database itself refuses a second one.
 */
async function giveCertificate(
  tx: Database,
  order: OrderRow,
  language: Language,
  now: Date,
): Promise<boolean> {
  const [offer] = await tx
    .select()
    .from(certificateOffers)
    .where(eq(certificateOffers.id, order.itemId));
  if (!offer) return false;
  const { names, imageId, amount, currency } = offer;
  await tx.insert(certificates).values({
    id: order.id,
    code: createVoucherCode(),
    names,
    imageId,
    amount,
    currency,
    boughtBy: order.accountId,
    createdAt: now,
    expiresAt: addDuration(now, CERTIFICATE_DURATION.duration, CERTIFICATE_DURATION.unit),
  });
  const texts = salesTexts[language];
  await announce(
    tx,
    { accountId: order.accountId },
    {
      event_type: 'display',
      event_code: 'certificate_created',
      display: {
        display_type: 'panel',
        panel_type: 'success',
        message: texts.certificateCreated(textIn(names, language)),
        duration: NOTICE_SECONDS,
        target: { type: 'screen', link: 'my/certificates', title: texts.openCertificates },
      },
    },
    now,
  );
  return true;
}

/**
 * Gives what an order bought, in the transaction that makes it `fulfilled`, and announces it.
 *
 * @returns False when the account has it already, or it is not there any more: then the money goes back.
 */
export function give(
  tx: Database,
  order: OrderRow,
  language: Language,
  now: Date,
): Promise<boolean> {
  switch (order.itemType) {
    case 'service':
      return giveSubscription(tx, order, now);
    case 'certificate':
      return giveCertificate(tx, order, language, now);
    case 'bank_card':
      return Promise.resolve(true);
    default:
      return giveContent(tx, order, now);
  }
}
