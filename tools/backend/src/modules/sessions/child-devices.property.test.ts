import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts, bankCards, devices, orders, profiles } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, month } from '../../testing/test-purchases.ts';

/** 21 November 2026 in Moscow, where the demo accounts are: noon, and eleven in the evening. */
const times = { noon: Date.UTC(2026, 10, 21, 9), night: Date.UTC(2026, 10, 21, 20) };

/** Years up to which visitors watch, by label. */
const visitorAges = { main: 16, north: 12, south: 18 };
const env = { VISITOR_AGES: 'north=12,south=18', TRUSTED_PROXIES: '127.0.0.1' };

/** Older than the child, by years. */
const olderFilms = { metropolis: 12, kassiopeya: 12, 'gorod-posle-dozhdya': 16, nosferatu: 18 };
const older = Object.keys(olderFilms);
/** For the child's age. */
const own = ['general'];

/** Without a count of time, which would stop visitors altogether. */
const hours = { allowed_from: '08:00', allowed_to: '20:00' };

interface Scene {
  device: TestCaller;
  /** The parent, on a device that no child uses. */
  parent: TestCaller;
}

type Step = (scene: Scene) => Promise<unknown>;

const embed = { headers: { 'x-embed': '1' } };
const post =
  (path: string, body: object = {}, more = {}): Step =>
  ({ device }) =>
    device.send('POST', path, { body, ...more });
const switchTo = (id: string, pin?: string) =>
  post('/profiles/switch', { id, ...(pin !== undefined && { pin_code: pin }) });

/** All that a child can reach on its device without the PIN, the password or a code; and what a parent may do. */
const steps: Readonly<Record<string, Step>> = {
  'switch to the master': switchTo('demo-2-profile-1'),
  'switch with a wrong PIN': switchTo('demo-2-profile-1', '9999'),
  'switch to the other adult': switchTo('demo-2-profile-2', '0000'),
  'switch to itself': switchTo('demo-2-profile-3'),
  'sign out': ({ device }) => device.send('DELETE', '/session'),
  'sign out in an embed': ({ device }) => device.send('DELETE', '/session', embed),
  'be a visitor': post('/sessions/visitor'),
  'be a visitor in an embed': post('/sessions/visitor', {}, embed),
  'renew the session': ({ device }) => device.send('PUT', '/session'),
  buy: ({ device }) =>
    buy(device, { ...month('sport', 'linked_card-demo-2-card'), bank_card_id: 'demo-2-card' }),
  'guess the PIN': post('/profiles/pin/validate', { pin_code: '4321' }),
  'set the PIN': post('/profiles/pin/change', { old_pin: '0000', new_pin: '9999' }),
  'delete the PIN': post('/profiles/pin/delete', { password: 'wrong' }),
  'lift its limits': ({ device }) =>
    device.send('PATCH', '/profiles/demo-2-profile-3', {
      body: { max_age_limit_id: 'age-18', default_age_limit_id: 'age-18' },
    }),
  'lift its hours': ({ device }) =>
    device.send('PATCH', '/profiles/demo-2-profile-3', {
      body: { view_limits: { allowed_from: '00:00', allowed_to: '23:59' } },
    }),
  'make a profile': post('/profiles', { name: 'Другой' }),
  'end a subscription': post('/services/kino/cancel'),
  'sign another device out': async ({ device }) => {
    const { body } = await device.send('GET', '/devices');
    const [other] = (body as { devices?: { uid: string }[] }).devices ?? [];
    return device.send('DELETE', `/devices/${other?.uid}`);
  },
  'take the card away': ({ device }) => device.send('DELETE', '/bank-cards/demo-2-card'),
  'move to a phone': post('/auth/phone', {
    phone: '+79000000999',
    email: 'viewer@example.org',
    confirmation_code: '0000',
  }),
  'be deleted': ({ parent }) => parent.send('DELETE', '/profiles/demo-2-profile-3'),
};

/** What may not change: who holds the account, its money and its devices, and the limits of the profiles that are left. */
async function accountOf({ db }: TestBackend) {
  const limits = (await db.select().from(profiles))
    .filter(({ id }) => id !== 'demo-2-profile-3')
    .map(({ name: _name, iconId: _icon, ...rest }) => rest);
  return {
    accounts: await db.select().from(accounts),
    devices: await db.select({ uid: devices.uid }).from(devices),
    cards: await db.select().from(bankCards),
    orders: await db.select({ id: orders.id }).from(orders),
    limits,
  };
}

/** Titles and trailers that play on a device, in its page and in an embedded one. */
async function playedOn(
  device: TestCaller,
  slugs: readonly string[],
  label: string,
): Promise<string[]> {
  const played: string[] = [];
  for (const slug of slugs) {
    for (const [where, headers] of [
      ['page', { 'x-label': label }],
      ['embed', { 'x-label': label, ...embed.headers }],
    ] as const) {
      const film = await device.send('POST', `/media-items/${slug}/playback`, {
        body: {},
        headers,
      });
      const trailer = await device.send('GET', `/media-items/${slug}/trailer`, { headers });
      if (film.status === 200) played.push(`${slug} in a ${where}`);
      if (trailer.status === 200) played.push(`trailer of ${slug} in a ${where}`);
    }
  }
  return played;
}

describe('a child’s device', () => {
  it.each(Object.entries(times))(
    'plays nothing above its limits and changes no account, whatever is called on it, at %s',
    async (time, at) => {
      const forbidden = time === 'night' ? [...older, ...own] : older;
      await assert(
        asyncProperty(
          array(constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 8 }),
          constantFrom(...Object.keys(visitorAges)),
          async (names, label) => {
            const backend = await createTestBackend(env, { now: () => new Date(at) });
            const device = await backend.signedIn(2);
            await switchTo('demo-2-profile-3')({ device, parent: device });
            const parent = await backend.signedIn(2);
            await parent.send('PATCH', '/profiles/demo-2-profile-3', {
              body: { view_limits: hours },
            });
            const before = await accountOf(backend);
            for (const name of names) await steps[name]?.({ device, parent });

            expect(await playedOn(device, forbidden, label)).toEqual([]);
            expect(await accountOf(backend)).toEqual(before);
          },
        ),
        { numRuns: 10 },
      );
    },
    120_000,
  );

  it.each(Object.entries(visitorAges))(
    'is no child’s in another cookie jar or a foreign frame: there visitors of %s watch up to %i years',
    async (label, years) => {
      const backend = await createTestBackend(env, { now: () => new Date(times.night) });
      const played = await playedOn(backend.caller(), older, label);
      const films = played.filter((one) => !one.startsWith('trailer'));

      const upToAge = Object.entries(olderFilms).filter(([, age]) => age <= years);
      expect(films).toEqual(
        upToAge.flatMap(([slug]) => [`${slug} in a page`, `${slug} in a embed`]),
      );
      expect(played.length - films.length).toBe(2 * older.length);
    },
  );
});
