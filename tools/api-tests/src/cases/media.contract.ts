import { getPlayback, type Client } from '@foyer/client';
import { API_PREFIX, clearKeyLicenceOperation } from '@foyer/contract';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';
import type { World } from '../world.ts';

/** Path of the DASH manifest of a free film for a visitor, below the prefix of the calls. */
async function filmPath(world: World): Promise<string> {
  const { asset } = await getPlayback(await world.clientOf('visitor'), { id: 'alibi' });
  return asset.urls.dash.slice(API_PREFIX.length);
}

const KEY_ID = Buffer.from('0f0e7a11c1ea4b1e8d00000000f07e01', 'hex').toString('base64url');

/** Asks for a licence as the player does. */
const askLicence = (client: Client, token: string, kid = KEY_ID) =>
  client.call(clearKeyLicenceOperation, {
    headers: { preauthorization: token },
    body: { kids: [kid], type: 'temporary' },
  });

/** The token that comes with an encrypted film. */
async function licenceToken(client: Client): Promise<string> {
  const { asset } = await getPlayback(client, { id: 'kassiopeya' });
  return asset.drm_config?.token ?? '';
}

/** Trials of the media origin and the licence party. */
export const mediaCases = {
  getOriginFile: {
    good: [
      good({
        title: 'serves trailers to anybody',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/origin/trailer/manifest.mpd?profile=web'),
        check: (answer) => expect(answer.headers.get('content-type')).toBe('application/dash+xml'),
      }),
    ],
    bad: [
      {
        title: 'does not serve films without a token',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/origin/film/manifest.mpd'),
        error: 'streamRefused',
      },
      {
        title: 'does not know another stream',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/origin/artwork/manifest.json'),
        error: 'notFound',
      },
      {
        title: 'refuses a token of two hundred and one characters',
        as: 'nobody',
        run: (client, world) =>
          world.getFile(client, `/origin/film/manifest.mpd?token=${'a'.repeat(201)}`),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client, world) => world.getFile(client, '/origin/trailer/manifest.mpd'),
      outcomes: forAnybody,
    },
  },
  getStreamFile: {
    good: [
      good({
        title: 'serves a film to who has its address [ENGINE-019]',
        as: 'nobody',
        run: async (client, world) => world.getFile(client, `${await filmPath(world)}?profile=web`),
        check: (answer) => expect(answer.status).toBe(200),
      }),
    ],
    bad: [
      {
        title: 'refuses a token that was made up',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/streams/a.b.c/film/manifest.mpd'),
        error: 'streamRefused',
      },
      {
        title: 'refuses the token of another stream',
        as: 'nobody',
        run: async (client, world) =>
          world.getFile(client, (await filmPath(world)).replace('/film/', '/live-arena/')),
        error: 'streamRefused',
      },
      {
        title: 'refuses an offset into the future',
        as: 'nobody',
        run: async (client, world) => world.getFile(client, `${await filmPath(world)}?offset=5`),
        error: 'invalidRequest',
      },
      {
        title: 'does not know another file',
        as: 'nobody',
        run: async (client, world) =>
          world.getFile(client, (await filmPath(world)).replace('manifest', 'nowhere')),
        error: 'notFound',
      },
    ],
    access: {
      run: async (client, world) => world.getFile(client, await filmPath(world)),
      outcomes: forAnybody,
    },
  },
  clearKeyLicence: {
    good: [
      good({
        title: 'gives the key to who shows the token of the playback [DRM-001]',
        as: 'master',
        run: async (client) => askLicence(client, await licenceToken(client)),
        check: ({ keys }) => expect(keys.map(({ kid }) => kid)).toEqual([KEY_ID]),
      }),
    ],
    bad: [
      {
        title: 'refuses a token that was made up [DRM-001]',
        as: 'master',
        run: (client) => askLicence(client, 'a.b'),
        error: 'licenceRefused',
      },
      {
        title: 'refuses the token of another session',
        as: 'master',
        run: async (client, world) =>
          askLicence(client, await licenceToken(await world.clientOf('other'))),
        error: 'licenceRefused',
      },
      {
        title: 'does not know another key id',
        as: 'master',
        run: async (client) => askLicence(client, await licenceToken(client), 'A'.repeat(22)),
        error: 'notFound',
      },
      {
        title: 'refuses a key id of fifty-one characters',
        as: 'master',
        run: async (client) => askLicence(client, await licenceToken(client), 'A'.repeat(51)),
        error: 'invalidRequest',
      },
    ],
    access: {
      // The token comes with a playback, which these two are refused.
      run: async (client) => askLicence(client, await licenceToken(client)),
      outcomes: {
        ...forAnybody,
        restricted: 'sessionRestricted',
        blocked: 'accountBlocked',
        child: 'notForProfile',
      },
    },
  },
} satisfies Record<string, OperationCases>;
