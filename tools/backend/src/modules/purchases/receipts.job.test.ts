import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, outbox } from '../../database/schema.ts';
import { openMessageHook, settingsOf, type MessageHook } from '../../testing/message-hook.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, confirm, month, postCard, testCards } from '../../testing/test-purchases.ts';

const login = '+79000000001';
const email = 'anna@example.org';
const label = { 'x-label': 'main' };

let hook: MessageHook;
let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  hook = await openMessageHook();
  backend = await createTestBackend(settingsOf(hook));
  caller = await backend.signedIn(1);
  await give({ email });
});

afterEach(async () => {
  await backend.close();
  hook.close();
});

const give = (more: Partial<typeof accounts.$inferInsert>) =>
  backend.db.update(accounts).set(more).where(eq(accounts.login, login));

const receipts = () => backend.db.select().from(outbox).where(eq(outbox.purpose, 'receipt'));

async function pay(): Promise<void> {
  const bought = await buy(caller, month('kino', 'any_card'), undefined, label);
  await postCard(backend, 'create', bought.body, testCards.success);
  await confirm(caller, bought.body);
}

describe('send receipts', () => {
  it('sends the receipt of a payment to the e-mail address, once, in the name of its label', async () => {
    await pay();

    await backend.jobs.run('send receipts');
    await backend.jobs.run('send receipts');

    const sent = await receipts();
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([['email', email]]);
    expect(sent[0]?.text).toMatch(
      /^Оплачено: .*, 299\s₽\.\n\nНомер чека: \S+\nhttp\S+receipt=\S+\n\nСофит$/u,
    );
  });

  it('sends it in the language of the account', async () => {
    await give({ language: 'hye' });
    await pay();

    await backend.jobs.run('send receipts');

    expect((await receipts())[0]?.text).toMatch(/^Վճարված է՝ /u);
  });

  it('sends it again where the process that sent it has gone, under the same id', async () => {
    await pay();
    await backend.jobs.run('send receipts');
    await vi.waitFor(async () => expect((await receipts())[0]?.state).toBe('sent'));
    await backend.db.update(outbox).set({ state: 'queued' });
    const before = await receipts();

    await backend.jobs.run('send receipts');
    const soon = await receipts();
    backend.pass(301);
    await backend.jobs.run('send receipts');

    expect(soon.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
    expect(await receipts()).toEqual([
      {
        ...before[0],
        at: expect.any(Date),
        state: expect.any(String),
        tries: 1,
        settledAt: expect.anything(),
      },
    ]);
    expect((await receipts())[0]?.at).not.toEqual(before[0]?.at);
  });

  it('sends none to an account without an address, and none for what is not paid', async () => {
    await buy(caller, month('kino', 'any_card'));
    await backend.jobs.run('send receipts');
    expect(await receipts()).toEqual([]);

    await give({ email: null });
    await pay();
    await backend.jobs.run('send receipts');

    expect(await receipts()).toEqual([]);
  });

  it('says in the outbox why there is none where the label has no seller', async () => {
    backend.config.selling = () => ({ countries: {} });
    await pay();
    await backend.jobs.run('send receipts');

    expect((await receipts()).map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'the label has no seller'],
    ]);
  });
});
