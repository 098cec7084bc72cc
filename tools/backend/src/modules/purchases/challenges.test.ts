import type { CardPaymentAnswer, Purchase } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerCards } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  month,
  openPage,
  postCard,
  pressOn,
  sendCard,
  serviceOf,
  testCards,
  ticketOf,
} from '../../testing/test-purchases.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

/** Buys a month of films by a card that a bank checks. */
async function challenged(card: string): Promise<{ order: Purchase; answer: CardPaymentAnswer }> {
  const bought = await buy(caller, {
    ...month('kino', 'any_card'),
    return_path: '/services?from=film',
  });
  const order = bought.body as Purchase;
  return { order, answer: await sendCard(backend, 'create', order, card) };
}

describe('a challenge in a frame', () => {
  it('C14: pays for the order when it is confirmed, and nothing before [BANKCARD-042]', async () => {
    const { order, answer } = await challenged(testCards.challengeFrame);
    const waiting = await ticketOf(caller, order);
    const early = await confirm(caller, order);
    const unpaid = await serviceOf(caller, 'kino');

    await pressOn(backend, answer.challenge?.url, 'confirm');

    expect(answer).toEqual({
      reqStatus: 4,
      challenge: {
        kind: 'frame',
        url: expect.stringContaining('/payments/challenge?order=') as string,
        expires_at: expect.any(String) as string,
      },
    });
    expect(waiting).toMatchObject({
      status: 'wait_payment',
      payment_state: 'challenge',
      challenge: answer.challenge,
    });
    expect(early.body).toMatchObject({ error_code: 2000037 });
    expect(unpaid).toMatchObject({ active: false });
    expect(await ticketOf(caller, order)).toMatchObject({ status: 'fulfilled' });
    expect((await confirm(caller, order)).status).toBe(200);
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged', amount: 29900 }]);
  });

  it('C14: may be framed by the site alone, and says to it alone that it is over', async () => {
    const { order, answer } = await challenged(testCards.challengeFrame);

    const open = await openPage(backend, answer.challenge?.url);
    const over = await (await pressOn(backend, answer.challenge?.url, 'confirm')).text();

    expect(open.headers.get('content-security-policy')).toMatch(
      /frame-ancestors http:\/\/localhost$/,
    );
    expect(over).toContain(
      `postMessage({"type":"payment_challenge_ended","order_id":"${order.order_id}"}, "http://localhost")`,
    );
  });

  it.each([
    ['refused', testCards.challengeFrame, 'refuse', 2000048],
    ['left', testCards.challengeFrame, 'leave', 2000049],
    ['refused by the bank', testCards.challengeRefused, 'confirm', 2000048],
    ['counted as left', testCards.challengeAbandoned, 'confirm', 2000049],
  ])(
    'C14: is no payment when it is %s, and another card may follow [BANKCARD-042]',
    async (_, card, act, error_code) => {
      const { order, answer } = await challenged(card);
      await pressOn(backend, answer.challenge?.url, act);

      const ticket = await ticketOf(caller, order);
      const refused = await confirm(caller, order);
      const next = await postCard(backend, 'create', order, testCards.success);

      expect(ticket).toMatchObject({
        status: 'wait_payment',
        payment_state: 'refused',
        error_code,
        req_id: expect.any(String) as string,
      });
      expect(ticket).not.toHaveProperty('challenge');
      expect(refused.body).toMatchObject({ error_code });
      expect(next).toBe(0);
      expect(await ticketOf(caller, order)).toMatchObject({ status: 'fulfilled' });
      expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged' }]);
    },
  );

  it('C14: is over when its time is, whatever is pressed then', async () => {
    const { order, answer } = await challenged(testCards.challengeTimedOut);

    await pressOn(backend, answer.challenge?.url, 'confirm');
    const before = await ticketOf(caller, order);
    backend.pass(21);
    await pressOn(backend, answer.challenge?.url, 'confirm');

    expect(before).toMatchObject({ payment_state: 'challenge' });
    expect(await ticketOf(caller, order)).toMatchObject({
      status: 'wait_payment',
      payment_state: 'refused',
      error_code: 2000050,
    });
  });

  it('C14: keeps its order open until it is over, and closes it then', async () => {
    const { order } = await challenged(testCards.challengeFrame);
    backend.pass(25 * 60);
    const late = await sendCard(backend, 'create', order, testCards.challengeFrame);
    backend.pass(6 * 60);
    await backend.jobs.run('finish stuck orders');
    const open = await ticketOf(caller, order);
    backend.pass(6 * 60);
    await backend.jobs.run('finish stuck orders');

    expect(late.reqStatus).toBe(4);
    expect(open).toMatchObject({ status: 'wait_payment', payment_state: 'challenge' });
    expect(await ticketOf(caller, order)).toMatchObject({ status: 'failed', error_code: 2000037 });
  });

  it('takes no second card meanwhile: the same challenge is answered', async () => {
    const { order, answer } = await challenged(testCards.challengeFrame);

    const second = await sendCard(backend, 'create', order, testCards.success);

    expect(second).toEqual(answer);
    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: false });
  });

  it('is not there for an order without its seal', async () => {
    const page = await openPage(
      backend,
      'http://localhost:4002/payments/challenge?order=eyJvcmRlcl9pZCI6IngifQ.x',
    );

    expect(page.status).toBe(404);
  });
});

describe('a challenge on a page of the bank', () => {
  it('C14: cannot be framed, and leads back to where the purchase began', async () => {
    const { order, answer } = await challenged(testCards.challengeRedirect);

    const open = await openPage(backend, answer.challenge?.url);
    const back = await pressOn(backend, answer.challenge?.url, 'confirm');

    expect(answer.challenge?.kind).toBe('redirect');
    expect(open.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'http://localhost/services?from=film',
    ]);
    expect(await ticketOf(caller, order)).toMatchObject({ status: 'fulfilled' });
  });
});

describe('a linked card that a bank checks', () => {
  const byLinkedCard = { ...month('sport', 'linked_card-demo-2-card'), pin_code: '1234' };

  beforeEach(async () => {
    caller = await backend.signedIn(2);
    await backend.db
      .update(providerCards)
      .set({ outcome: 'challenge_frame' })
      .where(eq(providerCards.token, 'token-demo-2-card'));
  });

  it('C14: answers the purchase with the challenge, and pays when it is confirmed', async () => {
    const bought = await buy(caller, byLinkedCard);
    const { challenge } = bought.body as Purchase;
    backend.pass(60);
    await backend.jobs.run('finish stuck orders');
    await pressOn(backend, challenge?.url, 'confirm');

    expect(bought.body).toMatchObject({
      status: 'wait_payment',
      payment_state: 'challenge',
      challenge: { kind: 'frame' },
    });
    expect(bought.body).not.toHaveProperty('req_id');
    expect(await ticketOf(caller, bought.body)).toMatchObject({ status: 'fulfilled' });
  });

  it('C14: fails for good when it is refused, since no other card can follow', async () => {
    const bought = await buy(caller, byLinkedCard);

    await pressOn(backend, (bought.body as Purchase).challenge?.url, 'refuse');

    expect(await ticketOf(caller, bought.body)).toMatchObject({
      status: 'failed',
      error_code: 2000048,
    });
  });

  it('renews without a challenge, because no viewer is there to pass it', async () => {
    backend.pass(19 * 24 * 3600);

    await backend.jobs.run('renew subscriptions');

    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged', amount: 29900 }]);
  });
});
