import {
  getChannel,
  getGuide,
  getProgramme,
  getShow,
  listChannelGenres,
  listChannels,
  type GuideInput,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

const now = (): number => Math.floor(Date.now() / 1000);

/** Two hours of a channel from now on. */
const evening = (...channelIds: string[]): GuideInput => ({
  channelIds,
  from: now(),
  to: now() + 7200,
});

const tooMany = Array.from({ length: 31 }, (_, index) => `channel-${index}`);

/** Trials of the channels and their guide. */
export const channelsCases = {
  listChannels: {
    good: [
      good({
        title: 'gives the channels of a genre with what is on now and next [ENTITY-025]',
        as: 'nobody',
        run: (client) => listChannels(client, { genre: 'kids', limit: 2 }),
        check: ({ items, next_cursor: cursor }) => {
          expect(items.map(({ name, is_free, epgs }) => [name, is_free, epgs.length])).toEqual([
            ['Hedgehog', true, 2],
            ['The Learned Cat', true, 2],
          ]);
          expect(cursor).toBeDefined();
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a page of more than a hundred',
        as: 'nobody',
        run: (client) => listChannels(client, { limit: 101 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a place that it did not give',
        as: 'nobody',
        run: (client) => listChannels(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a genre of forty-one characters',
        as: 'nobody',
        run: (client) => listChannels(client, { genre: 'a'.repeat(41) }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listChannels(client, { limit: 1 }), outcomes: forAnybody },
  },
  listChannelGenres: {
    good: [
      good({
        title: 'gives the genres in their order',
        as: 'nobody',
        run: (client) => listChannelGenres(client),
        check: ({ items }) =>
          expect(items.slice(0, 3)).toEqual([
            { id: 'general', name: 'General' },
            { id: 'news', name: 'News' },
            { id: 'films', name: 'Films' },
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listChannelGenres(client), outcomes: forAnybody },
  },
  getChannel: {
    good: [
      good({
        title: 'gives a channel without prices to a visitor [CALL-030, ENTITY-026]',
        as: 'visitor',
        run: (client) => getChannel(client, { idOrSlug: 'led' }),
        check: ({ name, is_free, actions, purchase_variants: variants }) => {
          expect([name, is_free, actions.map(({ type }) => type)]).toEqual(['Ice', false, ['buy']]);
          expect(variants).toBeUndefined();
        },
      }),
      good({
        title: 'gives who has signed in what it can be got by [CALL-030]',
        as: 'master',
        run: (client) => getChannel(client, { idOrSlug: 'led' }),
        check: ({ purchase_variants: variants }) =>
          expect(variants?.items.map(({ service }) => service?.id)).toContain('sport'),
      }),
    ],
    bad: [
      {
        title: 'does not know another channel',
        as: 'nobody',
        run: (client) => getChannel(client, { idOrSlug: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'does not know a channel by a hundred and one characters',
        as: 'nobody',
        run: (client) => getChannel(client, { idOrSlug: 'a'.repeat(101) }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => getChannel(client, { idOrSlug: 'arena' }), outcomes: forAnybody },
  },
  getGuide: {
    good: [
      good({
        title: 'gives what is on some channels, without a gap [ENTITY-029]',
        as: 'nobody',
        run: (client) => getGuide(client, evening('arena', 'tayga')),
        check: ({ items }) => {
          expect(items.map(({ channel_id }) => channel_id)).toEqual(['arena', 'tayga']);
          for (const { epgs } of items) {
            const starts = epgs.slice(1).map(({ start_time }) => start_time);
            expect(starts).toEqual(epgs.slice(0, -1).map(({ end_time }) => end_time));
          }
        },
      }),
    ],
    bad: [
      {
        title: 'refuses to be asked for no channel',
        as: 'nobody',
        run: (client) => getGuide(client, evening()),
        error: 'invalidRequest',
      },
      {
        title: 'refuses more than thirty channels at once',
        as: 'nobody',
        run: (client) => getGuide(client, evening(...tooMany)),
        error: 'invalidRequest',
      },
      {
        title: 'refuses more than a day and a night',
        as: 'nobody',
        run: (client) => getGuide(client, { ...evening('arena'), to: now() + 37 * 3600 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a part that ends before it begins',
        as: 'nobody',
        run: (client) => getGuide(client, { ...evening('arena'), to: now() - 1 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a moment that is no number',
        as: 'nobody',
        run: (client) => getGuide(client, { ...evening('arena'), from: Number.NaN }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => getGuide(client, evening('arena')), outcomes: forAnybody },
  },
  getProgramme: {
    good: [
      good({
        title: 'gives a programme of the guide by its id',
        as: 'nobody',
        run: async (client) => {
          const { items } = await getGuide(client, evening('arena'));
          const listed = items[0]?.epgs[0];
          return { listed, programme: await getProgramme(client, { id: listed?.id ?? '' }) };
        },
        check: ({ listed, programme }) => {
          expect(programme).toMatchObject({ ...listed, is_reminder_set: false });
          expect(programme.description.length).toBeGreaterThan(0);
        },
      }),
    ],
    bad: [
      {
        title: 'does not know a programme that is not in the guide',
        as: 'nobody',
        run: (client) => getProgramme(client, { id: 'arena-1' }),
        error: 'notFound',
      },
    ],
    access: {
      run: async (client) => {
        const { items } = await getGuide(client, evening('arena'));
        return getProgramme(client, { id: items[0]?.epgs[0]?.id ?? '' });
      },
      outcomes: forAnybody,
    },
  },
  getShow: {
    good: [
      good({
        title: 'gives the showings of a show on its channel',
        as: 'nobody',
        run: (client) => getShow(client, { channelId: 'pervyy-ekran', id: 'itogi-dnya' }),
        check: ({ name, channel_info, epgs }) => {
          expect([name, channel_info.name]).toEqual(['The Day in Review', 'First Screen']);
          expect(epgs.length).toBeGreaterThanOrEqual(8);
        },
      }),
    ],
    bad: [
      {
        title: 'does not know a show that another channel has',
        as: 'nobody',
        run: (client) => getShow(client, { channelId: 'arena', id: 'itogi-dnya' }),
        error: 'notFound',
      },
      {
        title: 'does not know another channel',
        as: 'nobody',
        run: (client) => getShow(client, { channelId: 'nowhere', id: 'itogi-dnya' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getShow(client, { channelId: 'pervyy-ekran', id: 'itogi-dnya' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
