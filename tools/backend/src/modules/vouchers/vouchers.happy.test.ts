import { randomUUID } from 'node:crypto';
import type { CertificatesPage, CertificateWithCode, Purchase, Service } from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, confirm, postCard, serviceOf, testCards } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const eventsOf = async (accountId: string) => {
  const rows = await backend.db
    .select()
    .from(events)
    .where(eq(events.accountId, accountId))
    .orderBy(asc(events.position));
  return rows.map(({ event }) => event);
};

const send = (caller: TestCaller, code: string) =>
  caller.send('POST', '/promo-codes', { body: { code } });

const activate = (caller: TestCaller, code: string) =>
  caller.send('POST', '/certificates/activate', { body: { code } });

const errorOf = ({ body }: { body: unknown }) => (body as { error_code?: number }).error_code;

describe('sendPromoCode', () => {
  it('gives time of a service, and says until when [ENTITY-052, PROMO-016, CALL-025]', async () => {
    const caller = await backend.signedIn(1);

    const activated = await send(caller, '  kino30 ');

    expect(activated.body).toEqual({
      notification: {
        event_type: 'display',
        display: {
          display_type: 'panel',
          panel_type: 'success',
          message: 'Промокод активирован',
          submessage: expect.stringMatching(
            /^Подписка «Кино» действует до \d+ [а-я]+ \d{4} г\.$/,
          ) as string,
          duration: 5,
          target: { type: 'screen', link: 'services/kino', title: 'Смотреть' },
        },
      },
    });
    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: true });
    expect((await eventsOf('demo-1')).map(({ event_code }) => event_code)).toEqual([
      'sync_purchases',
      'promocode_activated',
    ]);
  });

  it('adds to the time that is paid already', async () => {
    const caller = await backend.signedIn(2);
    const until = async () => {
      const { purchase_state } = (await serviceOf(caller, 'kino')) as Service;
      return Date.parse(purchase_state?.service.status_change_date ?? '');
    };
    const before = await until();

    await send(caller, 'KINO30');

    expect((await until()) - before).toBe(30 * 24 * 60 * 60 * 1000);
  });

  it('waits for a linked card, which is no failed try, and goes on after it [PROMO-003, PROMO-005, PROMO-017]', async () => {
    const caller = await backend.signedIn(1);

    const waiting = [];
    for (let tries = 0; tries < 7; tries += 1) waiting.push(await send(caller, 'SPORTCARD'));
    const binding = await caller.send('POST', '/bank-cards');
    await postCard(backend, 'bindCard', binding.body, testCards.success);
    await confirm(caller, binding.body);
    const activated = await send(caller, 'SPORTCARD');

    expect(new Set(waiting.map(errorOf))).toEqual(new Set([2000021]));
    expect(activated.status).toBe(200);
    expect(await serviceOf(caller, 'sport')).toMatchObject({ active: true });
  });

  it('gives a film, and points to a member', async () => {
    const caller = await backend.signedIn(5);

    const film = await send(caller, 'FILMGIFT');
    const points = await send(caller, 'BALLY100');

    expect([film.status, points.status]).toEqual([200, 200]);
    expect((await caller.send('GET', '/bonus-programs/svet')).body).toMatchObject({
      balance: 1720,
    });
  });

  it('takes the id of a joint viewing, again and again', async () => {
    const caller = await backend.signedIn(1);

    const joined = await send(caller, 'vmeste-1');
    const again = await send(caller, 'vmeste-1');

    expect(joined.body).toMatchObject({
      notification: {
        display: {
          message: expect.stringMatching(/^Вы присоединились к совместному просмотру/) as string,
          target: { type: 'screen', link: expect.stringMatching(/^\/movies\//) as string },
        },
      },
    });
    expect(again.body).toEqual(joined.body);
  });

  it.each([
    ['an unknown code', 'NOTHING', 2000022],
    ['one that is too old', 'KINO2019', 2000023],
    ['one that was used up', 'FIRST0', 2000023],
    ['points for who is in no program', 'BALLY100', 2000041],
  ])('refuses %s', async (_, code, error) => {
    const caller = await backend.signedIn(1);

    const refused = await send(caller, code);

    expect(errorOf(refused)).toBe(error);
    expect(await eventsOf('demo-1')).toEqual([]);
  });

  it('gives once for each account, also when it is sent twice at once', async () => {
    const caller = await backend.signedIn(1);

    const answers = await Promise.all([send(caller, 'UDACHA'), send(caller, 'UDACHA')]);
    const other = await send(await backend.signedIn(2), 'UDACHA');

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(other.status).toBe(200);
  });

  it('refuses the sixth code after five that failed, for a day [PROMO-010]', async () => {
    const caller = await backend.signedIn(1);
    await send(caller, 'UDACHA');
    const failed = [];
    for (const code of ['A', 'B', 'C', 'UDACHA', 'KINO2019']) {
      failed.push(errorOf(await send(caller, code)));
    }

    const sixth = await send(caller, 'KINO30');
    const certificate = await activate(caller, 'GIFT-POLKA500');
    backend.pass(24 * 60 * 60 + 1);
    const nextDay = await send(caller, 'KINO30');

    expect(failed).toEqual([2000022, 2000022, 2000022, 2000024, 2000023]);
    expect([sixth.status, errorOf(sixth), errorOf(certificate)]).toEqual([429, 2000025, 2000025]);
    expect(sixth.headers.get('retry-after')).toMatch(/^\d{5}$/);
    expect(nextDay.status).toBe(200);
  });
});

describe('activateCertificate', () => {
  it('adds its amount to the prepaid account, once', async () => {
    const caller = await backend.signedIn(1);

    const activated = await activate(caller, 'gift-polka500');
    const again = await activate(await backend.signedIn(2), 'GIFT-POLKA500');

    expect(activated.body).toMatchObject({
      notification: { display: { message: 'На лицевой счёт зачислено 500\u00a0₽' } },
    });
    expect(errorOf(again)).toBe(2000024);
    expect((await caller.send('GET', '/payment-account')).body).toMatchObject({ balance: 60_000 });
  });

  it('works through the field for promo codes too', async () => {
    const caller = await backend.signedIn(1);

    expect((await send(caller, 'GIFT-POLKA1000')).status).toBe(200);
  });

  it('refuses one that is too old', async () => {
    const caller = await backend.signedIn(1);

    expect(errorOf(await activate(caller, 'GIFT-STARYY'))).toBe(2000023);
  });
});

describe('listCertificates', () => {
  it('shows what was bought, given away and received', async () => {
    const caller = await backend.signedIn(5);

    const { items } = (await caller.send('GET', '/certificates')).body as CertificatesPage;

    expect(items.map(({ status }) => status).sort()).toEqual([
      'activated',
      'bought',
      'expired',
      'given',
    ]);
  });

  it('shows no code', async () => {
    const { text } = await (await backend.signedIn(5)).send('GET', '/certificates');

    expect(text).not.toMatch(/GIFT|PRAZDNIK|"code"/);
  });

  it('has a certificate as soon as it is bought, and the page is told', async () => {
    const caller = await backend.signedIn(5);
    const offers = (await caller.send('GET', '/certificate-offers')).body as {
      items: { id: string }[];
    };
    const id = offers.items[0]?.id ?? '';
    const { body } = await caller.send('GET', `/purchase-variants/certificate/${id}`);
    const [option] = (body as { items: { seq_id: string; periods: unknown[] }[] }).items;

    const bought = await buy(
      caller,
      {
        seq_id: option?.seq_id ?? '',
        price_id: `certificate-${id}-one-time`,
        payment_method_id: 'account_prepaid',
        is_confirmed: true,
      },
      randomUUID(),
    );
    const { items } = (await caller.send('GET', '/certificates')).body as CertificatesPage;

    const { order_id: orderId } = bought.body as Purchase;
    expect(items[0]).toMatchObject({ id: orderId, status: 'bought', amount: 50_000 });
    expect((await caller.send('GET', `/certificates/${orderId}`)).body).toMatchObject({
      code: expect.stringMatching(/^GIFT-[2-9A-Z]{5}-[2-9A-Z]{5}$/) as string,
    });
    expect(await eventsOf('demo-5')).toMatchObject([
      {
        event_code: 'certificate_created',
        display: { target: { type: 'screen', link: 'my/certificates' } },
      },
    ]);
  });
});

describe('getCertificate', () => {
  const demo = { unused: 'demo-certificate-1', given: 'demo-certificate-2' };
  const read = async (caller: TestCaller, id: string) => {
    const { status, body } = await caller.send('GET', `/certificates/${id}`);
    return { status, ...(body as Partial<CertificateWithCode>) };
  };

  it('shows the code to its buyer alone', async () => {
    const mine = await read(await backend.signedIn(5), demo.unused);
    const others = await read(await backend.signedIn(1), demo.unused);

    expect(mine).toMatchObject({ status: 'bought', code: 'GIFT-PRAZDNIK' });
    expect(others).toMatchObject({ status: 404 });
    expect(others).not.toHaveProperty('code');
  });

  it('says of one that was used that it was, without its code, to both', async () => {
    const buyer = await read(await backend.signedIn(5), demo.given);
    const receiver = await read(await backend.signedIn(2), demo.given);

    expect(buyer.status).toBe('given');
    expect(receiver).toMatchObject({ status: 'activated' });
    expect([buyer.code, receiver.code]).toEqual([undefined, undefined]);
  });

  it('shows no code of one that is too old', async () => {
    const old = await read(await backend.signedIn(5), 'demo-certificate-4');

    expect([old.status, old.code]).toEqual(['expired', undefined]);
  });

  it('wants the PIN of a profile that may not buy without it, as long after it as other calls [PERM-004]', async () => {
    const caller = await backend.signedIn(2);
    const bought = await buy(caller, {
      seq_id: 'certificate-gift-500',
      price_id: 'certificate-gift-500-one-time',
      payment_method_id: 'account_prepaid',
      is_confirmed: true,
      pin_code: '1234',
    });
    const { order_id: id } = bought.body as Purchase;

    const atOnce = await read(caller, id);
    backend.pass(5 * 60 + 1);
    const later = await read(caller, id);
    await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });
    const proved = await read(caller, id);

    expect([atOnce.code, proved.code]).toEqual([proved.code, expect.stringMatching(/^GIFT-/)]);
    expect(later).toMatchObject({ status: 403, error_code: 1000137, proof: 'pin' });
    expect(later).not.toHaveProperty('code');
  });

  it('wants no PIN of a profile that may buy without', async () => {
    const caller = await backend.signedIn(5);
    backend.pass(60 * 60);

    expect((await read(caller, demo.unused)).code).toBe('GIFT-PRAZDNIK');
  });

  it('may not be kept by anybody on the way', async () => {
    const answer = await (await backend.signedIn(5)).send('GET', `/certificates/${demo.unused}`);

    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
