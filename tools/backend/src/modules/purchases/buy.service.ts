import { createHash } from 'node:crypto';
import type { BuyContent, Language, Purchase } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createPinService } from '../profiles/pin.service.ts';
import { sellingRules } from '../sales/selling-rules.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { findCard } from '../bank-cards/bank-cards.store.ts';
import { beginOrder } from './begin-purchase.ts';
import { findOrderByKey, keepAnswer, lockAccount, type OrderRow } from './orders.store.ts';
import { checkAge } from './check-age.ts';
import { planPurchase } from './plan-purchase.ts';
import { purchaseAnswer } from './purchase-answer.ts';
import { settle } from './settle.ts';
import type { OrderStanding } from './tickets.service.ts';

/** Buys, once for each key. */
export interface BuyService {
  /** @throws Failure as the operation names them; then nothing was bought, or the order is `failed`. */
  buy(
    viewer: AccountViewer,
    key: string,
    body: BuyContent,
    surroundings: { language: Language; label: string | undefined; siteUrl: string },
  ): Promise<Purchase>;
}

/** Names a body; the PIN is left out, because it proves who buys and says nothing of what. */
const hashBody = ({ pin_code: _pin, ...body }: BuyContent): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** The purchases of a database. */
export function createBuyService(context: Context): BuyService {
  const { db, now, payments } = context;
  const pins = createPinService(context);

  const checkPin = async (viewer: AccountViewer, pin: string | undefined): Promise<void> => {
    if (!viewer.profile.isPinRequired) return;
    if (pin === undefined || !(await pins.isRight(viewer, pin))) throw new Failure('pinRequired');
  };

  /** Charges the linked card of an order; without an answer it is left to the job to find out. */
  const charge = async (order: OrderRow): Promise<OrderStanding> => {
    const { id: orderId, amount, currency, accountId, bankCardId } = order;
    const card = bankCardId === null ? undefined : await findCard(db, accountId, bankCardId);
    const payment = await payments
      ?.charge(
        { orderId, amount, currency },
        { token: card?.providerToken ?? 'gone', returnUrl: order.returnUrl ?? undefined },
      )
      .catch(() => undefined);
    if (!payment) return { order, progress: 'unanswered' };
    return { order: await settle(db, order, payment, { now: now() }), progress: payment };
  };

  /** Answers with what was kept first: several calls may have come to the end of one order. */
  const answerOnce = async (
    standing: OrderStanding,
    language: Language,
    tx = db,
  ): Promise<Purchase> => {
    const text = JSON.stringify(await purchaseAnswer(tx, standing, payments, language));
    return JSON.parse(await keepAnswer(tx, standing.order, text)) as Purchase;
  };

  /** The first answer to a key once more. @throws Failure when there is none to give. */
  const replay = (order: OrderRow, bodyHash: string, language: Language): Promise<Purchase> => {
    if (order.bodyHash !== bodyHash) throw new Failure('idempotencyMismatch');
    if (order.answer === null && order.failure) throw new Failure(order.failure);
    if (order.answer === null && order.status === 'wait_payment') throw new Failure('conflict');
    return answerOnce({ order, progress: undefined }, language);
  };

  return {
    buy: async (viewer, key, body, { language, label, siteUrl }) => {
      const { account, profile } = viewer;
      const bodyHash = hashBody(body);
      const known = await findOrderByKey(db, account.id, key);
      if (known) return replay(known, bodyHash, language);

      const plan = await planPurchase(context, account.id, body, language);
      if (viewer.isChild && body.is_should_link_card === true) throw new Failure('adultOnly');
      const wanted = sellingRules(context, label, account)?.consents ?? [];
      if (wanted.some((consent) => !body.consents?.includes(consent))) {
        throw new Failure('consentMissing');
      }
      await checkAge(db, plan.option, profile);
      await checkPin(viewer, body.pin_code);

      const begun = await db.transaction(async (tx) => {
        const paymentAccount = await lockAccount(tx, account.id);
        const earlier = await findOrderByKey(tx, account.id, key);
        if (earlier) return { earlier };
        const order = await beginOrder(
          tx,
          paymentAccount,
          {
            accountId: account.id,
            profileId: profile.id,
            kind: 'purchase',
            isCardLinked: body.is_should_link_card ?? false,
            isSession: body.is_session_purchase ?? false,
            returnUrl: siteUrl + (body.return_path ?? '/'),
            label: label ?? null,
            consents: body.consents ?? null,
            idempotencyKey: key,
            bodyHash,
          },
          plan,
          now(),
        );
        const isToBeCharged = order.status === 'wait_payment' && order.bankCardId !== null;
        if (isToBeCharged) return { order };
        // The answer is a part of the order, so that a repetition gets the same one byte for byte.
        return { answer: await answerOnce({ order, progress: undefined }, language, tx) };
      });

      if (begun.earlier) return replay(begun.earlier, bodyHash, language);
      if (begun.answer) return begun.answer;
      const standing = await charge(begun.order);
      if (standing.order.failure) throw new Failure(standing.order.failure);
      return answerOnce(standing, language);
    },
  };
}
