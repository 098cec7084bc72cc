import type { BankCards, Service } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankCards, providerCards } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  eventCodesOf,
  month,
  postCard,
  serviceOf,
  testCards,
} from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('addBankCard', () => {
  it('links the card that is posted to the provider [ENTITY-050, BANKCARD-035, BANKCARD-037]', async () => {
    const caller = await backend.signedIn(1);

    const binding = await caller.send('POST', '/bank-cards');
    const reqStatus = await postCard(backend, 'bindCard', binding.body, testCards.otherSuccess);
    const confirmed = await confirm(caller, binding.body);
    const repeated = await confirm(caller, binding.body);

    expect(binding.body).toEqual({
      expires_at: expect.any(String) as string,
      order_id: expect.any(String) as string,
      pay_amount: 100,
      currency: 'RUB',
      req_id: expect.any(String) as string,
      ticket_id: expect.any(String) as string,
    });
    expect(reqStatus).toBe(0);
    expect(confirmed.body).toMatchObject({
      notification: { display: { message: 'Карта Visa •• 1111 привязана' } },
    });
    expect(repeated.body).toEqual(confirmed.body);
    expect((await caller.send('GET', '/bank-cards')).body).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          last_digits: '1111',
          brand: 'visa',
          expiry: { month: 12, year: 2030 },
          renewals: [],
        },
      ],
    });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['bank_card_added']);
  });

  it('keeps one entry for a card that is linked twice', async () => {
    const caller = await backend.signedIn(5);
    const binding = await caller.send('POST', '/bank-cards');

    await postCard(backend, 'bindCard', binding.body, testCards.success);
    await confirm(caller, binding.body);

    expect((await caller.send('GET', '/bank-cards')).body).toMatchObject({
      items: [
        {
          id: 'demo-5-card',
          last_digits: '0004',
          brand: 'mir',
          expiry: { month: 12, year: 2030 },
        },
      ],
    });
  });
});

describe('listBankCards', () => {
  it('C22: says of a card until when it is valid, and what ends with it and when', async () => {
    const caller = await backend.signedIn(2);

    const { body } = await caller.send('GET', '/bank-cards');

    const kino = (await serviceOf(caller, 'kino')) as Service;
    expect(body).toEqual({
      items: [
        {
          id: 'demo-2-card',
          last_digits: '1111',
          brand: 'visa',
          expiry: { month: new Date().getUTCMonth() + 1, year: new Date().getUTCFullYear() + 4 },
          renewals: [
            {
              service_id: 'kino',
              name: kino.name,
              paid_until: kino.purchase_state?.service.status_change_date,
              next_payment: { amount: 29900, currency: 'RUB' },
              is_trial: false,
            },
          ],
        },
      ],
    });
  });

  it('C22: leaves out what a card pays for no more, and of an old card the date', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/services/kino/cancel');
    await backend.db.update(bankCards).set({ expiry: null });

    expect((await caller.send('GET', '/bank-cards')).body).toEqual({
      items: [{ id: 'demo-2-card', last_digits: '1111', brand: 'visa', renewals: [] }],
    });
  });

  it('C20: says of a trial what is taken after it, and when', async () => {
    const caller = await backend.signedIn(1);
    const binding = await caller.send('POST', '/bank-cards');
    await postCard(backend, 'bindCard', binding.body, testCards.success);
    const trial = { ...month('kino', 'any_card'), price_id: 'kino-month-trial' };
    await confirm(caller, (await buy(caller, trial)).body);

    const { body } = await caller.send('GET', '/bank-cards');

    expect((body as BankCards).items[0]?.renewals).toEqual([
      {
        service_id: 'kino',
        name: 'Кино',
        paid_until: expect.any(String) as string,
        next_payment: { amount: 29900, currency: 'RUB' },
        is_trial: true,
      },
    ]);
  });

  it('C22: does not charge a card that has expired since it was linked', async () => {
    const caller = await backend.signedIn(2);
    await backend.db.update(providerCards).set({ expiry: '1025' });

    const bought = await buy(caller, {
      ...month('sport', 'linked_card-demo-2-card'),
      pin_code: '1234',
    });

    expect(bought.body).toMatchObject({ error_code: 2000036 });
  });
});

describe('deleteBankCard', () => {
  it('forgets the card, and what it paid for is not renewed any more', async () => {
    const caller = await backend.signedIn(5);

    const deleted = await caller.send('DELETE', '/bank-cards/demo-5-card');

    expect(deleted.body).toMatchObject({
      notification: { display: { message: 'Карта Мир •• 0004 отвязана' } },
    });
    expect((await caller.send('GET', '/bank-cards')).body).toEqual({ items: [] });
    expect(await serviceOf(caller, 'kino')).toMatchObject({
      active: true,
      purchase_state: { service: { autopayment: { status: 'disabled' } } },
    });
    expect(await eventCodesOf(backend, 'demo-5')).toEqual(['bank_card_deleted']);
  });

  it('does not know the cards of other accounts, and is for the master only', async () => {
    const stranger = await backend.signedIn(1);
    const child = await backend.signedIn(2);
    await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const unknown = await stranger.send('DELETE', '/bank-cards/demo-5-card');
    const refused = await child.send('DELETE', '/bank-cards/demo-2-card');

    expect([unknown.status, refused.body]).toEqual([
      404,
      expect.objectContaining({ error_code: 1000112 }),
    ]);
  });
});
