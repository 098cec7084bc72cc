import {
  cardPaymentSchema,
  type CardPayment,
  type CardPaymentAnswer,
  reqStatuses,
} from '@foyer/contract';
import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import {
  openSealed,
  ORDER_SEAL,
  orderClaimSchema,
  providerChargeSchema,
  providerOrderSchema,
  SIGNATURE_HEADER,
  signText,
  isSignedText,
  type OrderClaim,
} from '../../modules/purchases/provider-protocol.ts';
import type { Context } from '../../server/call.ts';
import { progressOf, withKeptCard } from './card-outcomes.ts';
import { challengePath, createChallengePage } from './challenge-page.ts';
import { createExternalPages } from './external-pages.ts';
import {
  closePayment,
  enterPayment,
  enterRefund,
  findCard,
  findPayment,
  newPayment,
  paymentAnswer,
} from './payments.store.ts';
import type { PaymentRow } from './payment-row.types.ts';
import { createReceiptPage } from './receipt-page.ts';
import { createRefillPage } from './refill-page.ts';
import { brandOf, keptOutcome, outcomeOf } from './test-cards.ts';

/** What the party needs beside database and clock. */
export interface PaymentsPartyOptions {
  /** Shared with the service. */
  secret: string;
  /** Where browsers find the party, without a slash at its end. */
  publicUrl: string;
  /** Hands a signed word to the service, at a path of its callbacks. */
  tell: (path: string, init: RequestInit) => Promise<Response>;
}

/** The answer to a page; of what is final it says that the service has the result. */
const reqStatusOf = ({ state }: PaymentRow): number =>
  ({
    charged: reqStatuses.accepted,
    declined: reqStatuses.accepted,
    refused: reqStatuses.refused,
    challenged: reqStatuses.challenge,
    pending: reqStatuses.unknown,
    closed: reqStatuses.closed,
    refunded: reqStatuses.closed,
  })[state];

const SILENCE_MS = 60_000;

/** Gives no answer until the caller has given up. */
const stayUnanswered = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SILENCE_MS);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * The payment provider of the demo, an outside party: pages post the card form to it, the service
 * charges linked cards, asks and refunds. Of a card it keeps a token, the brand, the last four
 * digits and the expiry. BANKCARD-036.
 */
export function createPaymentsParty(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  { secret, publicUrl, tell }: PaymentsPartyOptions,
): Hono {
  const app = new Hono();

  /** A word that is lost is no harm: the service asks by itself. */
  const tellService = async (path: string, value: unknown): Promise<void> => {
    const body = JSON.stringify(value);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signText(secret, path, body),
    };
    await tell(path, { method: 'POST', headers, body }).catch((error: unknown) =>
      log.warn('The payment provider could not reach the service', {}, error),
    );
  };

  const answerOf = (row: PaymentRow) =>
    paymentAnswer(row, `${publicUrl}/${challengePath(secret, row.orderId)}`);
  const tellPayment = (row: PaymentRow) => tellService('confirmations', answerOf(row));

  const takeCard = (claim: OrderClaim, card: CardPayment): Promise<PaymentRow> => {
    const outcome = outcomeOf(card.card_number, card.expiry, now());
    const { order_id: orderId, kind, amount, currency } = claim;
    return enterPayment(
      db,
      {
        ...newPayment({ orderId, kind, amount, currency }, now()),
        ...progressOf(outcome, true, now()),
        returnUrl: claim.return_url,
        keepsCard: claim.keeps_card,
        lastDigits: card.card_number.slice(-4),
        brand: brandOf(card.card_number),
        expiry: card.expiry,
      },
      outcome,
    );
  };

  const cardForm = (kind: OrderClaim['kind']) => async (c: HonoContext) => {
    const answer = (body: CardPaymentAnswer) => c.json(body);
    const form = v.safeParse(cardPaymentSchema, await c.req.json().catch(() => undefined));
    if (!form.success) return answer({ reqStatus: reqStatuses.notUnderstood });
    const claim = openSealed(secret, ORDER_SEAL, form.output.req_id, orderClaimSchema);
    if (claim?.kind !== kind || claim.order_id !== form.output.order_id) {
      return answer({ reqStatus: reqStatuses.notUnderstood });
    }
    const payment = await takeCard(claim, form.output);
    const outcome = outcomeOf(form.output.card_number, form.output.expiry, now());
    if (outcome === 'silence') {
      await stayUnanswered(c.req.raw.signal);
      return c.text('No answer', 504);
    }
    await tellPayment(payment);
    const { challenge } = answerOf(payment);
    return answer({ reqStatus: reqStatusOf(payment), ...(challenge && { challenge }) });
  };

  app.post('/create', cardForm('payment'));
  app.post('/bindCard', cardForm('binding'));

  /** Answers the service only. */
  const fromService = <T extends v.GenericSchema>(
    path: string,
    schema: T,
    answer: (body: v.InferOutput<T>, signal: AbortSignal) => Promise<PaymentRow | undefined>,
  ): void => {
    app.post(`/${path}`, async (c) => {
      const text = await c.req.text();
      if (!isSignedText(secret, path, text, c.req.header(SIGNATURE_HEADER))) {
        return c.json({ error: 'signature' }, 403);
      }
      const order = v.parse(providerOrderSchema, JSON.parse(text));
      const row = await answer(v.parse(schema, JSON.parse(text)), c.req.raw.signal);
      return c.json(row ? answerOf(row) : { ...order, state: 'none' });
    });
  };

  fromService('find', providerOrderSchema, ({ order_id: id }) => findPayment(db, id, now()));
  fromService('refund', providerOrderSchema, ({ order_id: id }) => enterRefund(db, id));
  fromService('close', providerOrderSchema, ({ order_id: orderId, amount, currency }) =>
    closePayment(db, {
      ...newPayment({ orderId, kind: 'payment', amount, currency }, now()),
      state: 'closed',
    }),
  );
  fromService('charge', providerChargeSchema, async (charge, signal) => {
    const card = await findCard(db, charge.card_token);
    const outcome = card ? keptOutcome(card, now()) : 'refused';
    const { order_id: orderId, amount, currency } = charge;
    const row = await enterPayment(db, {
      ...newPayment({ orderId, kind: 'payment', amount, currency }, now()),
      ...withKeptCard(progressOf(outcome, charge.is_attended, now()), charge.card_token),
      returnUrl: charge.return_url ?? null,
      cardToken: charge.card_token,
      lastDigits: card?.lastDigits ?? null,
      brand: card?.brand ?? null,
      expiry: card?.expiry ?? null,
    });
    if (outcome === 'silence' && charge.is_attended) {
      await stayUnanswered(signal);
      throw new Error('The provider of the demo stays silent');
    }
    return row;
  });

  app.route('/challenge', createChallengePage({ db, now }, { secret, tell: tellPayment }));
  app.route('/receipt', createReceiptPage({ secret }));
  app.route('/', createExternalPages({ db, now }, { secret, tell: tellPayment }));
  app.route('/refill', createRefillPage({ secret, tell: tellService }));
  return app;
}
