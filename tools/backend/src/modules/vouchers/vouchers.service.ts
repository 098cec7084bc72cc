import type { Notification } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { moneyText } from '../../texts/money.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { listCards } from '../bank-cards/bank-cards.store.ts';
import { announce } from '../events/announce.ts';
import { lockAccount } from '../purchases/orders.store.ts';
import { notice } from '../purchases/purchase-answer.ts';
import { changePurse, PREPAID } from '../purchases/purses.ts';
import { givePromo, type PromoReceiver } from './give-promo.ts';
import { normaliseCode } from './voucher-code.ts';
import { createVoucherLimit } from './voucher-limit.ts';
import {
  countUses,
  findCertificate,
  insertActivation,
  lockPromoCode,
  takeCertificate,
} from './vouchers.store.ts';

/** Activates codes, each once for an account and within the limit of tries. */
export interface VouchersService {
  /** A promo code, the id of a joint viewing, or a certificate that was typed into the same field. */
  sendPromoCode(code: string, receiver: PromoReceiver): Promise<Notification>;
  activateCertificate(code: string, receiver: PromoReceiver): Promise<Notification>;
}

async function activateCertificate(
  tx: Database,
  code: string,
  { account, language, now }: PromoReceiver,
): Promise<Notification> {
  const known = await findCertificate(tx, code);
  if (!known) throw new Failure('voucherUnknown');
  if (known.activatedAt === null && known.expiresAt <= now) throw new Failure('voucherExpired');
  const certificate = await takeCertificate(tx, code, account.id, now);
  if (!certificate) throw new Failure('voucherUsed');
  const { id, amount, currency } = certificate;
  const reference = `certificate:${id}`;
  await changePurse(tx, { accountId: account.id, purse: PREPAID, reference, amount }, now);
  await announce(
    tx,
    { accountId: account.id },
    { event_type: 'item', event_code: 'get_billing_info_request' },
    now,
  );
  const text = salesTexts[language].certificateActivated(moneyText(amount, currency, language));
  return notice(text);
}

async function activatePromo(
  tx: Database,
  code: string,
  receiver: PromoReceiver,
): Promise<Notification> {
  const { account, now } = receiver;
  const promo = await lockPromoCode(tx, code);
  if (!promo) return activateCertificate(tx, code, receiver);
  if (promo.validUntil && promo.validUntil <= now) throw new Failure('voucherExpired');
  const isFirst = await insertActivation(tx, { code, accountId: account.id, at: now });
  // Who reloads the page of a joint viewing joins it again.
  if (!isFirst && promo.kind !== 'joint_viewing') throw new Failure('voucherUsed');
  if (promo.maxUses !== null && (await countUses(tx, code)) > promo.maxUses) {
    throw new Failure('voucherExpired');
  }
  if (promo.needsCard && (await listCards(tx, account.id)).length === 0) {
    throw new Failure('cardBindingRequired');
  }
  const notification = await givePromo(tx, promo, receiver);
  if (isFirst) {
    await announce(
      tx,
      { accountId: account.id },
      { event_type: 'item', event_code: 'promocode_activated' },
      now,
    );
  }
  return notification;
}

/** The codes of a database. */
export function createVouchersService(context: Pick<Context, 'db' | 'now'>): VouchersService {
  const { db } = context;
  const withinLimit = createVoucherLimit(context);

  const run = (
    activate: typeof activatePromo,
    code: string,
    receiver: PromoReceiver,
  ): Promise<Notification> =>
    withinLimit(receiver.account.id, () =>
      db.transaction(async (tx) => {
        await lockAccount(tx, receiver.account.id);
        return activate(tx, normaliseCode(code), receiver);
      }),
    );

  return {
    sendPromoCode: (code, receiver) => run(activatePromo, code, receiver),
    activateCertificate: (code, receiver) => run(activateCertificate, code, receiver),
  };
}
