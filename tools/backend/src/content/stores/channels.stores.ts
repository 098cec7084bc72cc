import { idOf } from '@foyer/content';
import { sql } from 'drizzle-orm';
import { channels, dayParts, programmes, shows } from '../../database/schema.ts';
import { limitOf, yearsOf } from './age.ts';
import {
  addressOf,
  picturePart,
  pictureRows,
  salesOf,
  saleParts,
  saleRows,
  streamPart,
  streamRows,
  streamsOf,
} from './item-parts.ts';
import { defineStore, present } from './store.ts';

const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000);

/** Channels, their programmes, and the demo's grids. */
export const channelStores = [
  defineStore<'show'>({
    kind: 'show',
    table: shows,
    id: shows.id,
    isOrdered: false,
    parts: {},
    rowOf: ({ id, group, name, description, age, minutes }) => ({
      id,
      genreId: group,
      names: name,
      descriptions: description,
      ageLimitId: limitOf(age),
      minutes,
    }),
    recordOf: (row) => ({
      kind: 'show',
      id: row['id'],
      group: row['genreId'],
      name: row['names'],
      description: row['descriptions'],
      age: yearsOf(row['ageLimitId']),
      minutes: row['minutes'],
    }),
  }),
  defineStore<'day_part'>({
    kind: 'day_part',
    table: dayParts,
    id: sql`${dayParts.genreId} || '-' || ${dayParts.fromMinute}`,
    isOrdered: false,
    parts: {},
    rowOf: (part) => ({
      genreId: part.group,
      fromMinute: part.from_minute,
      openerId: part.opener ?? null,
      source: part.source,
      showIds: part.shows,
      titleGenreIds: part.title_genres,
    }),
    recordOf: (row) =>
      present({
        kind: 'day_part',
        group: row['genreId'],
        from_minute: row['fromMinute'],
        opener: row['openerId'],
        source: row['source'],
        shows: row['showIds'],
        title_genres: row['titleGenreIds'],
      }),
  }),
  defineStore<'channel'>({
    kind: 'channel',
    table: channels,
    id: channels.id,
    isOrdered: true,
    unique: { column: channels.slug, field: 'slug', property: 'slug' },
    parts: {
      ...saleParts('channel'),
      streams: streamPart('channel', 'catch_up'),
      pictures: picturePart('channel'),
    },
    rowOf: (channel) => ({
      id: channel.id,
      slug: channel.slug,
      names: channel.name,
      descriptions: channel.description,
      genreId: channel.group,
      ageLimitId: limitOf(channel.age),
      timeShift: channel.catch_up,
      isPeerDelivered: channel.peer_delivery,
      titles: channel.computed_titles ?? {},
    }),
    partsOf: (channel) => ({
      ...saleRows('channel', channel),
      streams: streamRows(channel.id, {
        channel: channel.streams,
        catch_up: channel.catch_up_streams,
      }),
      pictures: pictureRows('channel', channel.id, {
        [`channel-mark-${channel.slug}`]: channel.logo,
        [`channel-${channel.slug}`]: channel.logo,
        [`channel-bg-${channel.slug}`]: channel.background,
      }),
    }),
    recordOf: (row, parts) =>
      present({
        kind: 'channel',
        id: row['id'],
        slug: row['slug'],
        name: row['names'],
        description: row['descriptions'],
        group: row['genreId'],
        age: yearsOf(row['ageLimitId']),
        catch_up: row['timeShift'],
        peer_delivery: row['isPeerDelivered'],
        ...salesOf(parts),
        logo: addressOf(parts['pictures'], `channel-mark-${row['slug']}`),
        background: addressOf(parts['pictures'], `channel-bg-${row['slug']}`),
        streams: streamsOf(parts['streams'], 'channel'),
        catch_up_streams: streamsOf(parts['streams'], 'catch_up'),
        computed_titles: Object.keys(row['titles']).length > 0 ? row['titles'] : undefined,
        order: row['position'],
      }),
  }),
  defineStore<'programme'>({
    kind: 'programme',
    table: programmes,
    id: programmes.id,
    isOrdered: false,
    parts: {},
    rowOf: (programme) => ({
      id: idOf(programme),
      channelId: programme.channel,
      // The guide counts in minutes.
      startsAt: new Date(minuteOf(programme.starts_at) * 60_000),
      endsAt: new Date(minuteOf(programme.ends_at) * 60_000),
      names: programme.name,
      descriptions: programme.description ?? null,
      ageLimitId: programme.age === undefined ? null : limitOf(programme.age),
      mediaItemId: programme.title ?? null,
    }),
    recordOf: (row) =>
      present({
        kind: 'programme',
        channel: row['channelId'],
        starts_at: row['startsAt'].toISOString(),
        ends_at: row['endsAt'].toISOString(),
        name: row['names'],
        description: row['descriptions'],
        age: row['ageLimitId'] === null ? undefined : yearsOf(row['ageLimitId']),
        title: row['mediaItemId'],
      }),
  }),
];
