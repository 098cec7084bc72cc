import { cardPaymentSchema, type CardPayment } from '@foyer/contract';
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
import { createToken } from '../../server/secrets.ts';
import {
  enterPayment,
  enterRefund,
  findCard,
  findPayment,
  paymentAnswer,
  type PaymentRow,
} from './payments.store.ts';
import { createRefillPage } from './refill-page.ts';
import { brandOf, outcomeOf, type CardOutcome } from './test-cards.ts';

/** What the party needs beside database and clock. */
export interface PaymentsPartyOptions {
  /** Shared with the service. */
  secret: string;
  /** Hands a signed word to the service, at a path of its callbacks. */
  tell: (path: string, init: RequestInit) => Promise<Response>;
}

/** What a page is told: 0 when the service has the result, 1 refused, 2 not understood, 3 order closed. */
const reqStatusOf = ({ state }: PaymentRow): number =>
  ({ charged: 0, declined: 0, refused: 1, closed: 3, refunded: 3 })[state];

const stateOf = (outcome: CardOutcome): Pick<PaymentRow, 'state' | 'reason'> =>
  ({
    success: { state: 'charged', reason: null } as const,
    refused: { state: 'refused', reason: 'refused' } as const,
    no_funds: { state: 'declined', reason: 'no_funds' } as const,
  })[outcome];

/**
 * The payment provider of the demo, an outside party: pages post the card form to it, the service
 * charges linked cards, asks and refunds. Of a card it keeps a token, the brand and the last four
 * digits. BANKCARD-036.
 */
export function createPaymentsParty(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  { secret, tell }: PaymentsPartyOptions,
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

  const takeCard = async (claim: OrderClaim, card: CardPayment): Promise<number> => {
    const outcome = outcomeOf(card.card_number, card.expiry, now());
    const isKept = outcome === 'success' && claim.keeps_card;
    const shown = { lastDigits: card.card_number.slice(-4), brand: brandOf(card.card_number) };
    const token = isKept ? createToken() : null;
    const payment = await enterPayment(
      db,
      {
        orderId: claim.order_id,
        kind: claim.kind,
        amount: claim.amount,
        currency: claim.currency,
        ...stateOf(outcome),
        cardToken: token,
        ...shown,
        at: now(),
      },
      token === null ? undefined : { token, outcome, ...shown },
    );
    await tellService('confirmations', paymentAnswer(payment));
    return reqStatusOf(payment);
  };

  const cardForm = (kind: OrderClaim['kind']) => async (c: HonoContext) => {
    const form = v.safeParse(cardPaymentSchema, await c.req.json().catch(() => undefined));
    if (!form.success) return c.json({ reqStatus: 2 });
    const claim = openSealed(secret, ORDER_SEAL, form.output.req_id, orderClaimSchema);
    if (claim?.kind !== kind || claim.order_id !== form.output.order_id) {
      return c.json({ reqStatus: 2 });
    }
    return c.json({ reqStatus: await takeCard(claim, form.output) });
  };

  app.post('/create', cardForm('payment'));
  app.post('/bindCard', cardForm('binding'));

  /** Answers the service only. */
  const fromService = <T extends v.GenericSchema>(
    path: string,
    schema: T,
    answer: (body: v.InferOutput<T>) => Promise<PaymentRow | undefined>,
  ): void => {
    app.post(`/${path}`, async (c) => {
      const text = await c.req.text();
      if (!isSignedText(secret, path, text, c.req.header(SIGNATURE_HEADER))) {
        return c.json({ error: 'signature' }, 403);
      }
      const order = v.parse(providerOrderSchema, JSON.parse(text));
      const row = await answer(v.parse(schema, JSON.parse(text)));
      return c.json(row ? paymentAnswer(row) : { ...order, state: 'none' });
    });
  };

  fromService('find', providerOrderSchema, ({ order_id: id }) => findPayment(db, id));
  fromService('refund', providerOrderSchema, ({ order_id: id }) => enterRefund(db, id));
  fromService('close', providerOrderSchema, ({ order_id: orderId, amount, currency }) =>
    enterPayment(db, {
      orderId,
      kind: 'payment',
      amount,
      currency,
      state: 'closed',
      reason: null,
      cardToken: null,
      lastDigits: null,
      brand: null,
      at: now(),
    }),
  );
  fromService('charge', providerChargeSchema, async (charge) => {
    const card = await findCard(db, charge.card_token);
    const { state, reason } = stateOf(card?.outcome ?? 'refused');
    return enterPayment(db, {
      orderId: charge.order_id,
      kind: 'payment',
      amount: charge.amount,
      currency: charge.currency,
      // Nobody is there to try another card.
      state: state === 'refused' ? 'declined' : state,
      reason,
      cardToken: charge.card_token,
      lastDigits: card?.lastDigits ?? null,
      brand: card?.brand ?? null,
      at: now(),
    });
  });

  app.route('/refill', createRefillPage({ secret, tell: tellService }));
  return app;
}
