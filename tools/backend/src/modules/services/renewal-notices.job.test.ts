import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, messages, outbox } from '../../database/schema.ts';
import { openMessageHook, settingsOf, type MessageHook } from '../../testing/message-hook.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, confirm, month, postCard, testCards } from '../../testing/test-purchases.ts';

const login = '+79000000001';
const email = 'anna@example.org';
const DAY_SECONDS = 24 * 60 * 60;

let hook: MessageHook;
let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  hook = await openMessageHook();
  backend = await createTestBackend(settingsOf(hook), {
    now: () => new Date('2026-11-20T09:00:00Z'),
  });
  caller = await backend.signedIn(1);
  await backend.db.update(accounts).set({ email }).where(eq(accounts.login, login));
});

afterEach(async () => {
  await backend.close();
  hook.close();
});

/** Begins the trial of a service, which the linked card goes on with. */
async function tryOut(): Promise<void> {
  const binding = await caller.send('POST', '/bank-cards');
  await postCard(backend, 'bindCard', binding.body, testCards.success);
  const trial = { ...month('kino', 'any_card'), price_id: 'kino-month-trial' };
  const bought = await buy(caller, trial, undefined, { 'x-label': 'main' });
  await confirm(caller, bought.body);
}

const announced = async () =>
  (await backend.db.select().from(messages)).filter(({ id }) => id.startsWith('renewal:'));

const sent = async () =>
  (await backend.db.select().from(outbox).where(eq(outbox.purpose, 'renewal'))).map(
    ({ recipient, text }) => [recipient, text],
  );

describe('announce renewals', () => {
  it('says three days before a trial ends what is taken then, in the journal and by e-mail, once', async () => {
    await tryOut();
    backend.pass(3.9 * DAY_SECONDS);
    await backend.jobs.run('announce renewals');
    expect(await announced()).toEqual([]);

    backend.pass(0.2 * DAY_SECONDS);
    await backend.jobs.run('announce renewals');
    await backend.jobs.run('announce renewals');

    expect((await announced()).map(({ titles, texts }) => [titles.rus, texts.rus])).toEqual([
      [
        expect.stringMatching(/^«Кино»: дальше 299\s₽$/u),
        expect.stringMatching(
          /^27 ноября 2026\sг\. подписка продлится, и спишется 299\s₽\. До этого её можно отключить\.$/u,
        ),
      ],
    ]);
    expect(await sent()).toEqual([
      [
        email,
        expect.stringMatching(
          /^27 ноября 2026\sг\. подписка «Кино» продлится, и спишется 299\s₽\..*Софит$/su,
        ),
      ],
    ]);
  });

  it('says nothing of what was turned off, and nothing of a sum that stays', async () => {
    await tryOut();
    await caller.send('POST', '/services/kino/cancel');

    for (let day = 0; day < 6; day += 1) {
      backend.pass(DAY_SECONDS);
      await backend.jobs.run('announce renewals');
    }
    backend.pass(22 * DAY_SECONDS);
    await backend.jobs.run('announce renewals');

    expect(await announced()).toEqual([]);
  });
});
