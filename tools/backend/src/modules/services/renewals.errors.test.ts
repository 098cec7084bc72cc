import type { Service } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { startTestProvider, type TestProvider } from '../../testing/test-provider.ts';
import { eventCodesOf, serviceOf } from '../../testing/test-purchases.ts';

let backend: TestBackend;
let provider: TestProvider;
/** What the provider says when the service closes a charge whose answer was lost. */
let closed: string;

beforeEach(async () => {
  provider = await startTestProvider((asked) =>
    Promise.resolve(asked === 'close' ? closed : undefined),
  );
  backend = await createTestBackend(provider.env);
  await backend.db
    .update(subscriptions)
    .set({ paidUntil: new Date(Date.now() - 1000) })
    .where(eq(subscriptions.accountId, 'demo-2'));
});

afterEach(() => provider.close());

/** Renews while the provider loses its answers, and lets the service find out what became of it. */
async function renewInTheDark(): Promise<Service['purchase_state']> {
  await backend.jobs.run('renew subscriptions').catch(() => undefined);
  await backend.jobs.run('renew subscriptions');
  backend.pass(21);
  await backend.jobs.run('finish stuck orders');
  await backend.jobs.run('renew subscriptions');
  const caller = await backend.signedIn(2);
  return ((await serviceOf(caller, 'kino')) as Service).purchase_state;
}

describe('renew subscriptions', () => {
  it('charges once when the answer is lost, and goes on when the charge turns out well', async () => {
    closed = 'charged';

    const state = await renewInTheDark();

    expect(state?.service).toMatchObject({
      status: 'subscribed',
      autopayment: { status: 'enabled' },
      status_change_date: expect.any(String) as string,
    });
    expect(provider.asked).toEqual(['charge', 'close']);
  });

  it('ends the subscription when the charge turns out to have failed, and says so once', async () => {
    closed = 'closed';

    const state = await renewInTheDark();

    expect(state?.service).toEqual({ status: 'unsubscribed', autopayment: { status: 'failed' } });
    expect(provider.asked).toEqual(['charge', 'close']);
    expect(
      (await eventCodesOf(backend, 'demo-2')).filter((code) => code === 'payment_failed'),
    ).toHaveLength(1);
  });
});
