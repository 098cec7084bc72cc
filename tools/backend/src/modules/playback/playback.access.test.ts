import type { MediaItem } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;

/** 21 November 2026, 12:00 in Moscow, where the demo accounts are. */
const NOON = Date.UTC(2026, 10, 21, 9);

beforeEach(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOON) });
});

const play = (caller: TestCaller, slug: string, pin?: string) =>
  caller.send('POST', `/media-items/${slug}/playback`, { body: pin ? { pin_code: pin } : {} });

const child = async (): Promise<TestCaller> => {
  const caller = await backend.signedIn(2);
  await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
  return caller;
};

describe('getPlayback by age', () => {
  it('asks who has no account to sign in for 18+, whatever the PIN', async () => {
    const refused = await play(backend.caller(), 'nosferatu', '0000');

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error_code: 1000109 });
  });

  it('asks a demo session to sign in for 18+', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');

    expect((await play(caller, 'volchiy-chas')).body).toMatchObject({ error_code: 1000109 });
  });

  it('lets visitors watch as old as their label says, by the word of a web server', async () => {
    const ages = { VISITOR_AGES: 'default=12,north=6,south=18', TRUSTED_PROXIES: '127.0.0.1' };
    backend = await createTestBackend(ages, { now: () => new Date(NOON) });
    const statusAt = async (label: string, slug: string) => {
      const headers = { 'x-label': label };
      return (
        await backend.caller().send('POST', `/media-items/${slug}/playback`, { body: {}, headers })
      ).status;
    };

    expect(
      await Promise.all(['north', 'main', 'south'].map((label) => statusAt(label, 'metropolis'))),
    ).toEqual([403, 200, 200]);
    expect(
      await Promise.all(['north', 'main', 'south'].map((label) => statusAt(label, 'nosferatu'))),
    ).toEqual([403, 403, 200]);
  });

  it('asks for the PIN above the default limit, and again after a wrong one', async () => {
    const caller = await backend.signedIn(2);

    expect((await play(caller, 'nosferatu')).body).toMatchObject({ error_code: 1000110 });
    expect((await play(caller, 'nosferatu', '9999')).body).toMatchObject({ error_code: 1000110 });
  });

  it('does not remember a PIN that was checked before', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });

    expect((await play(caller, 'nosferatu')).body).toMatchObject({ error_code: 1000110 });
  });

  it('counts its wrong PINs with those of the PIN check', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      await play(caller, 'nosferatu', pin);

    const playing = await play(caller, 'nosferatu', '1234');
    const checking = await caller.send('POST', '/profiles/pin/validate', {
      body: { pin_code: '1234' },
    });

    expect([playing.status, checking.status]).toEqual([429, 429]);
    expect(playing.body).toMatchObject({
      error_code: 1000115,
      retry_after_seconds: expect.any(Number),
    });
  });

  it('refuses a title above the highest limit, even with the PIN', async () => {
    expect((await play(await child(), 'alibi', '1234')).body).toMatchObject({
      error_code: 1000111,
    });
  });

  it('does not know a title that is not there', async () => {
    expect((await play(backend.caller(), 'net-takogo')).status).toBe(404);
  });
});

describe('getPlayback by rights', () => {
  it('asks a visitor to sign in for what is not free', async () => {
    expect((await play(backend.caller(), 'delo-iz-korobki')).body).toMatchObject({
      error_code: 1000109,
    });
  });

  it('tells who has not bought it what to buy', async () => {
    const refused = await play(await backend.signedIn(1), 'delo-iz-korobki');

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error_code: 1000130,
      purchase: { item_type: 'media_item', item_id: expect.stringContaining('delo-iz-korobki') },
    });
  });

  it('lets a blocked account play nothing but what it has bought', async () => {
    expect((await play(await backend.signedIn(4), 'alibi')).body).toMatchObject({
      error_code: 1000118,
    });
  });

  it('lets a restricted session play nothing', async () => {
    expect((await play(await backend.signedIn(3), 'alibi')).body).toMatchObject({
      error_code: 1000117,
    });
  });
});

describe('getPlayback by time', () => {
  const watchAnHour = async (caller: TestCaller): Promise<void> => {
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await caller.send('POST', '/view-time', { body: { seconds: 600 } });
    }
  };

  it('plays within the hours and the minutes of the profile', async () => {
    expect((await play(await child(), 'ezh-i-kometa')).status).toBe(200);
  });

  it('refuses outside the hours of the profile', async () => {
    const caller = await child();
    backend.pass(8.5 * 3600);

    expect((await play(caller, 'ezh-i-kometa')).body).toMatchObject({ error_code: 1000131 });
  });

  it('knows hours and minutes of one profile only, and not of the account [PERM-005]', async () => {
    const [limited, master] = [await child(), await backend.signedIn(2)];
    const statuses = async () =>
      Promise.all([limited, master].map(async (one) => (await play(one, 'ezh-i-kometa')).status));
    await watchAnHour(limited);
    const afterAnHour = await statuses();
    backend.pass(8.5 * 3600);

    expect([afterAnHour, await statuses()]).toEqual([
      [403, 200],
      [403, 200],
    ]);
  });

  it('refuses when the profile has watched as much as it may today', async () => {
    const caller = await child();
    await watchAnHour(caller);

    expect((await play(caller, 'ezh-i-kometa')).body).toMatchObject({ error_code: 1000132 });
  });
});

describe('the trailer of a title', () => {
  const trailerOf = async (caller: TestCaller, slug: string) => {
    const { status, body } = await caller.send('GET', `/media-items/${slug}/trailer`);
    const { body: page } = await caller.send('GET', `/media-items/${slug}`);
    const { trailer, assets, actions } = page as MediaItem;
    return {
      status,
      code: (body as { error_code?: number }).error_code,
      isOnPage: trailer !== null,
      previews: assets.preview_assets.length,
      isOffered: actions.some(({ type }) => type === 'trailer'),
    };
  };
  const open = { status: 200, code: undefined, isOnPage: true, previews: 1, isOffered: true };
  const shut = { status: 403, isOnPage: false, previews: 0, isOffered: false };

  it('plays for a child within its limits, and above them neither by its call nor on the page', async () => {
    const caller = await child();

    expect(await trailerOf(caller, 'ezh-i-kometa')).toEqual(open);
    expect(await trailerOf(caller, 'devyat-etazhey')).toEqual({ ...shut, code: 1000111 });
  });

  it('does not play for a child at night', async () => {
    const caller = await child();
    backend.pass(12 * 3600);

    expect(await trailerOf(caller, 'ezh-i-kometa')).toEqual({ ...shut, code: 1000131 });
  });

  it('plays for an adult at any time, without the PIN', async () => {
    const caller = await backend.signedIn(2);
    backend.pass(12 * 3600);

    expect(await trailerOf(caller, 'devyat-etazhey')).toEqual(open);
  });
});
