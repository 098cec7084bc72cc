import type { RecordOf } from '@foyer/content';
import { eq, inArray } from 'drizzle-orm';
import { credits, mediaItems } from '../../database/schema.ts';
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
import { defineStore, present, type Part, type PartRows, type Row } from './store.ts';

type Item = RecordOf<'title'> | RecordOf<'season'> | RecordOf<'episode'>;

/** A float of four bytes says more in eight. */
const rated = (rating: number): number => Math.round(rating * 10_000) / 10_000;

const rowOf = (item: Item): Row => ({
  id: item.id,
  slug: item.slug,
  names: item.name,
  originalName: item.original_name ?? null,
  year: item.year,
  ageLimitId: limitOf(item.age),
  genreIds: item.genres,
  countryIds: item.countries,
  rating: rated(item.rating),
  ratingCount: item.rating_count,
  premiereDate: item.premiere,
  usageModel: item.usage_model,
  isNew: item.is_new,
  category: item.category ?? null,
  isProtected: item.is_protected || ('streams' in item && item.streams?.licences !== undefined),
  audioLanguages: item.audio_languages,
  subtitleLanguages: item.subtitle_languages,
  badges: item.badge ?? null,
  holderImageIds: item.holders,
});

const recordOf = (kind: Item['kind'], row: Row, parts: PartRows): Row => ({
  kind,
  id: row['id'],
  slug: row['slug'],
  name: row['names'],
  original_name: row['originalName'],
  year: row['year'],
  age: yearsOf(row['ageLimitId']),
  genres: row['genreIds'],
  countries: row['countryIds'],
  rating: rated(row['rating']),
  rating_count: row['ratingCount'],
  premiere: row['premiereDate'],
  usage_model: row['usageModel'],
  is_new: row['isNew'],
  audio_languages: row['audioLanguages'],
  subtitle_languages: row['subtitleLanguages'],
  badge: row['badges'],
  category: row['category'],
  is_protected: row['isProtected'],
  holders: row['holderImageIds'],
  ...salesOf(parts),
  credits: (parts['credits'] ?? []).map(({ personId, role, characters }) =>
    present({ person: personId, role, character: characters }),
  ),
  order: row['position'],
});

const creditsPart: Part = {
  table: credits,
  of: (ids) => inArray(credits.mediaItemId, [...ids]),
  owner: ({ mediaItemId }) => mediaItemId,
  order: credits.position,
};

const creditRows = (item: Item): Row[] =>
  item.credits.map(({ person, role, character }, position) => ({
    mediaItemId: item.id,
    position,
    personId: person,
    role,
    characters: character ?? null,
  }));

const itemParts = { ...saleParts('media_item'), credits: creditsPart };

const itemPartRows = (item: Item): PartRows => ({
  ...saleRows('media_item', item),
  credits: creditRows(item),
});

const unique = { column: mediaItems.slug, field: 'slug', property: 'slug' };

const texts = (row: Row): Row => ({
  short: row['summariesShort'],
  summary: row['summaries'],
  description: row['descriptions'],
});

/** Films and series, seasons, episodes. */
export const titleStores = [
  defineStore<'title'>({
    kind: 'title',
    table: mediaItems,
    id: mediaItems.id,
    scope: inArray(mediaItems.type, ['film', 'series']),
    isOrdered: true,
    unique,
    parts: {
      ...itemParts,
      streams: streamPart('media_item', 'trailer'),
      pictures: picturePart('title'),
    },
    rowOf: (title) => ({
      ...rowOf(title),
      type: title.type,
      durationMinutes: title.minutes,
      summariesShort: title.short ?? null,
      summaries: title.summary ?? null,
      descriptions: title.description ?? null,
      shortNames: null,
      seriesId: null,
      seasonId: null,
      orderNumber: null,
    }),
    partsOf: (title) => ({
      ...itemPartRows(title),
      streams: streamRows(title.id, { media_item: title.streams, trailer: title.trailer }),
      pictures: pictureRows('title', title.id, {
        [`poster-${title.slug}`]: title.poster,
        [`backdrop-${title.slug}`]: title.backdrop,
      }),
    }),
    recordOf: (row, parts) =>
      present({
        ...recordOf('title', row, parts),
        ...texts(row),
        type: row['type'],
        minutes: row['durationMinutes'],
        poster: addressOf(parts['pictures'], `poster-${row['slug']}`),
        backdrop: addressOf(parts['pictures'], `backdrop-${row['slug']}`),
        streams: streamsOf(parts['streams'], 'media_item'),
        trailer: streamsOf(parts['streams'], 'trailer'),
      }),
  }),
  defineStore<'season'>({
    kind: 'season',
    table: mediaItems,
    id: mediaItems.id,
    scope: eq(mediaItems.type, 'season'),
    isOrdered: true,
    unique,
    parts: itemParts,
    rowOf: (season) => ({
      ...rowOf(season),
      type: 'season',
      durationMinutes: 0,
      shortNames: season.short_name ?? null,
      seriesId: season.series,
      seasonId: null,
      orderNumber: season.number,
    }),
    partsOf: itemPartRows,
    recordOf: (row, parts) =>
      present({
        ...recordOf('season', row, parts),
        series: row['seriesId'],
        number: row['orderNumber'],
        short_name: row['shortNames'],
      }),
  }),
  defineStore<'episode'>({
    kind: 'episode',
    table: mediaItems,
    id: mediaItems.id,
    scope: eq(mediaItems.type, 'episode'),
    isOrdered: true,
    unique,
    parts: { ...itemParts, streams: streamPart('media_item'), pictures: picturePart('episode') },
    rowOf: (episode) => ({
      ...rowOf(episode),
      type: 'episode',
      durationMinutes: episode.minutes,
      shortNames: episode.short_name ?? null,
      seriesId: episode.series,
      seasonId: episode.season,
      orderNumber: episode.number,
    }),
    partsOf: (episode) => ({
      ...itemPartRows(episode),
      streams: streamRows(episode.id, { media_item: episode.streams }),
      pictures: pictureRows('episode', episode.id, { [`still-${episode.slug}`]: episode.still }),
    }),
    recordOf: (row, parts) =>
      present({
        ...recordOf('episode', row, parts),
        series: row['seriesId'],
        season: row['seasonId'],
        number: row['orderNumber'],
        short_name: row['shortNames'],
        minutes: row['durationMinutes'],
        still: addressOf(parts['pictures'], `still-${row['slug']}`),
        streams: streamsOf(parts['streams'], 'media_item'),
      }),
  }),
];
