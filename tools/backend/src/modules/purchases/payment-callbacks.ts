import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '../../server/call.ts';
import { announce } from '../events/announce.ts';
import { findOrder, lockAccount } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { providerPaymentSchema, refillSchema, SIGNATURE_HEADER } from './provider-protocol.ts';
import { changePurse, PREPAID } from './purses.ts';
import { settle } from './settle.ts';

/**
 * Where the payment provider tells the service what happened. Not a part of the contract and not below
 * its prefix: no page calls it, and the web server does not hand requests on to it.
 */
export function createPaymentCallbacks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  provider: PaymentProvider,
): Hono {
  const app = new Hono();

  app.post('/:path', async (c, next) => {
    const body = await c.req.text();
    const isGenuine = provider.isFromProvider(
      c.req.param('path'),
      body,
      c.req.header(SIGNATURE_HEADER),
    );
    return isGenuine ? next() : c.json({ error: 'signature' }, 403);
  });

  app.post('/confirmations', async (c) => {
    const payment = v.parse(providerPaymentSchema, await c.req.json());
    const order = await findOrder(db, payment.order_id);
    // Of a page outside the site only the push channel tells a page that waits.
    const isUnattended = order?.paymentMethod === 'external_url';
    if (order) await settle(db, order, payment, { now: now(), isUnattended });
    return c.body(null, 204);
  });

  app.post('/refills', async (c) => {
    const { refill_id, account_id: accountId, amount } = v.parse(refillSchema, await c.req.json());
    await db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const reference = `refill:${refill_id}`;
      const result = await changePurse(tx, { accountId, purse: PREPAID, reference, amount }, now());
      if (result !== 'changed') return;
      await announce(
        tx,
        { accountId },
        { event_type: 'item', event_code: 'get_billing_info_request' },
        now(),
      );
    });
    return c.body(null, 204);
  });

  return app;
}
