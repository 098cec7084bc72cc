import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, mediaItems, outbox } from '../database/schema.ts';
import { resetDemo } from '../seed/seed-demo.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ CONTROL: '0' });
});

describe('createBackend without demo powers', () => {
  it('has no control room and plays no outside party', () => {
    const { controlApp, partiesApp, onPartiesUpgrade } = backend;

    expect([controlApp, partiesApp, onPartiesUpgrade]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['GET', '/demo/accounts', undefined],
    ['POST', '/demo/sign-in', { login: '+79000000002' }],
  ])('does not know %s %s', async (method, path, body) => {
    const answer = await backend.caller().send(method, path, body && { body });

    expect(answer.status).toBe(404);
  });

  it.each(
    [
      'reset',
      'outbox',
      'faults',
      'requests',
      'events',
      'clock',
      'analytics',
      'ads',
      'payments',
    ].map((call) => `/__control/${call}`),
  )('does not answer %s', async (path) => {
    const get = await backend.app.request(path);
    const post = await backend.app.request(path, { method: 'POST' });

    expect([get.status, post.status]).toEqual([404, 404]);
  });

  it('seeds the catalogue and no accounts', async () => {
    expect(await backend.db.$count(accounts)).toBe(0);
    expect(await backend.db.$count(mediaItems)).toBeGreaterThan(0);
  });

  it('prints no codes and keeps none that can be read', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');
    await caller.send('POST', '/auth/codes/sms', {
      body: { phone: '+79000000101', purpose: 'auth' },
    });

    const rows = await backend.db.select().from(outbox);

    expect(backend.printed).toEqual([]);
    expect(rows).toMatchObject([{ recipient: '+79000000101', code: null }]);
  });

  it('does not put demo data into its database', async () => {
    const context = {
      db: backend.db,
      config: backend.config,
      now: () => new Date(),
      print: () => undefined,
    };

    await expect(resetDemo(context)).rejects.toThrow(/no demo marker/);
    expect(await backend.db.$count(accounts)).toBe(0);
  });

  it('does not know the sessions of demo accounts', async () => {
    const demo = await createTestBackend({}, { isKept: true });
    const cookie = (await demo.signedIn(2)).cookie() ?? '';

    const plain = await createTestBackend({ CONTROL: '0' }, { isKept: true });
    const answer = await plain.caller().send('GET', '/session', { headers: { cookie } });

    expect(answer.status).toBe(401);
  });
});

describe('createBackend with demo powers', () => {
  it('refuses a database with accounts that are no demo’s, and leaves it as it is', async () => {
    await backend.db
      .insert(accounts)
      .values({ id: 'real', login: '+74950000000', timeZone: 'Europe/Moscow' });

    await expect(createTestBackend({}, { isKept: true })).rejects.toThrow(/no demo marker/);
    expect(await backend.db.$count(accounts)).toBe(1);
  });

  it('lists the demo accounts in the language asked for', async () => {
    const demo = await createTestBackend();

    const { body } = await demo.caller().send('GET', '/demo/accounts?lang=eng');

    expect(body).toMatchObject({
      items: [
        { login: '+79000000001', shows: 'One main profile, PIN never set' },
        { login: '+79000000002' },
        { login: '+79000000003' },
        { login: '+79000000004' },
        { login: '+79000000005' },
        { login: 'viewer@example.org' },
        { login: 'old@example.org' },
      ],
    });
  });
});
