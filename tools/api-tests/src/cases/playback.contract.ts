import {
  getChannelPlayback,
  getGuide,
  getKaraokePlayback,
  getPlayback,
  getProgrammePlayback,
  getTrailerPlayback,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';
import { secret } from '../world.ts';

/** Outcomes of playing what is free and for everybody up to 16+. */
const forFree = {
  ...forAnybody,
  restricted: 'sessionRestricted',
  blocked: 'accountBlocked',
} as const;

/** What a channel has shown so many hours ago. */
async function programmeBefore(client: Client, channelId: string, hours: number): Promise<string> {
  const from = Math.floor(Date.now() / 1000) - hours * 3600;
  const { items } = await getGuide(client, { channelIds: [channelId], from, to: from + 60 });
  return items[0]?.epgs[0]?.id ?? '';
}

/** Trials of the calls that let viewers play. */
export const playbackCases = {
  getPlayback: {
    good: [
      good({
        title: 'plays a free film to anybody, with advertisements [ENGINE-002, ENGINE-004]',
        as: 'nobody',
        run: (client) => getPlayback(client, { id: 'alibi' }),
        check: ({ asset }) => {
          expect(asset).toMatchObject({ type: 'vod', content_id: 'alibi', is_crypted: false });
          expect(Object.keys(asset.ad)).toEqual(['preroll', 'midroll', 'pauseroll', 'postroll']);
        },
      }),
      good({
        title: 'plays above the age limit with the PIN in the same call',
        as: 'master',
        run: (client) => getPlayback(client, { id: 'nosferatu', pin: secret('1234') }),
        check: ({ asset }) => expect(asset.age_level.name).toBe('18+'),
      }),
      good({
        title: 'plays a series from its first episode',
        as: 'nobody',
        run: (client) => getPlayback(client, { id: 'lift-ne-rabotaet', isEmbedded: true }),
        check: ({ asset }) =>
          expect([asset.type, asset.subtitle?.startsWith('Season 1, episode 1')]).toEqual([
            'embed',
            true,
          ]),
      }),
    ],
    bad: [
      {
        title: 'does not know another title',
        as: 'nobody',
        run: (client) => getPlayback(client, { id: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'refuses a PIN of five digits',
        as: 'master',
        run: (client) => getPlayback(client, { id: 'nosferatu', pin: secret('12345') }),
        error: 'invalidRequest',
      },
      {
        title: 'asks for the PIN again after a wrong one',
        as: 'master',
        run: (client) => getPlayback(client, { id: 'nosferatu', pin: secret('9999') }),
        error: 'pinRequired',
      },
      {
        title: 'asks a visitor to sign in for what is not free',
        as: 'visitor',
        run: (client) => getPlayback(client, { id: 'nulevoy-etazh' }),
        error: 'signInRequired',
      },
      {
        title: 'refuses what has not been bought',
        as: 'master',
        run: (client) => getPlayback(client, { id: 'nulevoy-etazh' }),
        error: 'purchaseRequired',
      },
    ],
    access: {
      run: (client) => getPlayback(client, { id: 'alibi' }),
      outcomes: { ...forFree, child: 'notForProfile' },
    },
  },
  getTrailerPlayback: {
    good: [
      good({
        title: 'plays the trailer of a film that is above all limits',
        as: 'nobody',
        run: (client) => getTrailerPlayback(client, { id: 'nosferatu' }),
        check: ({ asset }) =>
          expect(asset).toMatchObject({
            content_type: 'custom',
            urls: { dash: '/api/v1/origin/trailer/manifest.mpd' },
            ad: {},
          }),
      }),
    ],
    bad: [
      {
        title: 'does not know another title',
        as: 'nobody',
        run: (client) => getTrailerPlayback(client, { id: 'nowhere' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getTrailerPlayback(client, { id: 'alibi' }),
      outcomes: { ...forAnybody, child: 'notForProfile' },
    },
  },
  getChannelPlayback: {
    good: [
      good({
        title: 'plays a free channel to anybody [ENGINE-001]',
        as: 'nobody',
        run: (client) => getChannelPlayback(client, { id: 'arena' }),
        check: ({ asset }) =>
          expect(asset).toMatchObject({
            type: 'live',
            subtitle: 'Arena',
            live: { channel_id: 'arena', max_offset: 10_800 },
          }),
      }),
    ],
    bad: [
      {
        title: 'does not know another channel',
        as: 'nobody',
        run: (client) => getChannelPlayback(client, { id: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'asks a visitor to sign in for what is not free',
        as: 'visitor',
        run: (client) => getChannelPlayback(client, { id: 'led' }),
        error: 'signInRequired',
      },
      {
        title: 'refuses a channel that has not been bought',
        as: 'master',
        run: (client) => getChannelPlayback(client, { id: 'led' }),
        error: 'purchaseRequired',
      },
    ],
    access: { run: (client) => getChannelPlayback(client, { id: 'arena' }), outcomes: forFree },
  },
  getProgrammePlayback: {
    good: [
      good({
        title: 'plays what was on five hours ago',
        as: 'nobody',
        run: async (client) => {
          const id = await programmeBefore(client, 'arena', 5);
          return { id, playback: await getProgrammePlayback(client, { id }) };
        },
        check: ({ id, playback: { asset } }) =>
          expect(asset).toMatchObject({ type: 'catchup', content_id: id, subtitle: 'Arena' }),
      }),
    ],
    bad: [
      {
        title: 'does not know a programme that is not in the guide',
        as: 'nobody',
        run: (client) => getProgrammePlayback(client, { id: 'arena-1' }),
        error: 'notFound',
      },
      {
        title: 'does not play what has not begun',
        as: 'nobody',
        run: async (client) =>
          getProgrammePlayback(client, { id: await programmeBefore(client, 'arena', -5) }),
        error: 'notAvailable',
      },
      {
        title: 'refuses an archive that has not been bought [LIVE-005]',
        as: 'master',
        run: async (client) =>
          getProgrammePlayback(client, { id: await programmeBefore(client, 'stolitsa', 5) }),
        error: 'purchaseRequired',
      },
    ],
    access: {
      run: async (client) =>
        getProgrammePlayback(client, { id: await programmeBefore(client, 'arena', 5) }),
      outcomes: forFree,
    },
  },
  getKaraokePlayback: {
    good: [
      good({
        title: 'plays a free song to anybody',
        as: 'nobody',
        run: (client) => getKaraokePlayback(client, { id: 'kalinka' }),
        check: ({ asset }) => expect([asset.type, asset.title]).toEqual(['vod', 'Kalinka']),
      }),
    ],
    bad: [
      {
        title: 'does not know another song',
        as: 'nobody',
        run: (client) => getKaraokePlayback(client, { id: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'refuses a song that has not been bought',
        as: 'master',
        run: (client) => getKaraokePlayback(client, { id: 'ochi-chernye' }),
        error: 'purchaseRequired',
      },
    ],
    access: { run: (client) => getKaraokePlayback(client, { id: 'kalinka' }), outcomes: forFree },
  },
} satisfies Record<string, OperationCases>;
