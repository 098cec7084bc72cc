import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { devices, events } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { serviceOf } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const authorize = (caller: TestCaller, code: string) =>
  caller.send('POST', '/tv-codes/authorize', { body: { code } });
const sendOtt = (caller: TestCaller, code: string) =>
  caller.send('POST', '/tv-codes/ott', { body: { code } });

describe('authorizeTvCode', () => {
  it('signs a television in, which is one of the devices then [TVCODE-009]', async () => {
    const caller = await backend.signedIn(1);
    const before = await backend.db.$count(devices, eq(devices.accountId, 'demo-1'));

    const answer = await authorize(caller, 'tv0001');

    expect(answer.body).toMatchObject({
      success: true,
      notification: { display: { message: 'Телевизор подключён' } },
    });
    expect(await backend.db.$count(devices, eq(devices.accountId, 'demo-1'))).toBe(before + 1);
  });

  it('answers that nobody shows a code [TVCODE-009]', async () => {
    const caller = await backend.signedIn(1);

    const answer = await authorize(caller, 'ZZZZZZ');

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: false });
  });

  it('refuses a code that is too old or was used', async () => {
    const caller = await backend.signedIn(1);
    await authorize(caller, 'TV0002');

    const used = await authorize(await backend.signedIn(2), 'TV0002');
    const old = await authorize(caller, 'TVOLD1');

    expect([used.body, old.body]).toMatchObject([{ error_code: 1000061 }, { error_code: 1000061 }]);
  });

  it('keeps to the limit of devices', async () => {
    const caller = await backend.signedIn(1);
    const statuses = [];
    for (const digit of [1, 2, 3, 4, 5]) {
      statuses.push((await authorize(caller, `TV000${digit}`)).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 409]);
  });

  it('stops after ten codes in ten minutes', async () => {
    const caller = await backend.signedIn(1);
    for (let tries = 0; tries < 10; tries += 1) await authorize(caller, 'ZZZZZZ');

    const refused = await authorize(caller, 'TV0001');

    expect(refused.status).toBe(429);
  });
});

describe('sendOttTvCode', () => {
  it('connects the television of an operator with its service [TVCODE-010, SERV-005]', async () => {
    const caller = await backend.signedIn(1);

    const answer = await sendOtt(caller, ' ott-1 ');
    const told = await backend.db.select().from(events).where(eq(events.accountId, 'demo-1'));

    expect(answer.body).toMatchObject({
      notification: {
        display: { message: 'Телевизор подключён, подписка «ТВ от оператора» действует' },
      },
    });
    expect(await serviceOf(caller, 'operator')).toMatchObject({
      active: true,
      purchase_state: { service: { status: 'subscribed_in_external_billing' } },
    });
    expect(told.map(({ event }) => event.event_code)).toContain('ott_tv_activated');
  });

  it('refuses an unknown code, and one that was used', async () => {
    const caller = await backend.signedIn(1);
    await sendOtt(caller, 'OTT-2');

    const unknown = await sendOtt(caller, 'OTT-77');
    const used = await sendOtt(await backend.signedIn(2), 'OTT-2');

    expect([unknown.body, used.body]).toMatchObject([
      { error_code: 1000061 },
      { error_code: 1000061 },
    ]);
  });
});
