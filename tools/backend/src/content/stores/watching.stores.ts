import { collections, karaokeItems } from '../../database/schema.ts';
import {
  addressOf,
  namedPicture,
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

const songPicture = namedPicture('song');
const songBackdrop = namedPicture('song', '-wide');

/** A song without a picture shows this one, which the service draws in a neutral colour. */
const NO_PICTURE = 'none';
const given = (id: string) => (id === NO_PICTURE ? null : id);

/** Collections and songs. */
export const watchingStores = [
  defineStore<'collection'>({
    kind: 'collection',
    table: collections,
    id: collections.id,
    isOrdered: true,
    unique: { column: collections.slug, field: 'slug', property: 'slug' },
    parts: { pictures: picturePart('collection') },
    rowOf: (collection) => ({
      id: collection.id,
      slug: collection.slug,
      names: collection.name,
      descriptions: collection.description,
      holderImageIds: collection.holders,
      mediaItemIds: collection.titles,
    }),
    partsOf: ({ id, slug, picture }) => ({
      pictures: pictureRows('collection', id, { [`collection-${slug}`]: picture }),
    }),
    recordOf: (row, { pictures }) =>
      present({
        kind: 'collection',
        id: row['id'],
        slug: row['slug'],
        name: row['names'],
        description: row['descriptions'],
        holders: row['holderImageIds'],
        titles: row['mediaItemIds'],
        picture: addressOf(pictures, `collection-${row['slug']}`),
        order: row['position'],
      }),
  }),
  defineStore<'song'>({
    kind: 'song',
    table: karaokeItems,
    id: karaokeItems.id,
    isOrdered: true,
    unique: { column: karaokeItems.slug, field: 'slug', property: 'slug' },
    parts: {
      ...saleParts('karaoke_item'),
      streams: streamPart('karaoke_item'),
      pictures: picturePart('song'),
    },
    rowOf: (song) => ({
      id: song.id,
      slug: song.slug,
      names: song.name,
      artists: song.artist,
      genre: song.genre,
      durationSeconds: song.seconds,
      usageModel: song.usage_model,
      imageId: songPicture.id(song.id, song.picture) ?? NO_PICTURE,
      backdropId: songBackdrop.id(song.id, song.backdrop) ?? NO_PICTURE,
    }),
    partsOf: (song) => ({
      ...saleRows('karaoke_item', song),
      streams: streamRows(song.id, { karaoke_item: song.streams }),
      pictures: [
        ...songPicture.rows(song.id, song.picture),
        ...songBackdrop.rows(song.id, song.backdrop),
      ],
    }),
    recordOf: (row, parts) =>
      present({
        kind: 'song',
        id: row['id'],
        slug: row['slug'],
        name: row['names'],
        artist: row['artists'],
        genre: row['genre'],
        seconds: row['durationSeconds'],
        usage_model: row['usageModel'],
        ...salesOf(parts),
        picture: songPicture.said(given(row['imageId']), parts['pictures']),
        backdrop: songBackdrop.said(given(row['backdropId']), parts['pictures']),
        streams: streamsOf(parts['streams'], 'karaoke_item'),
        order: row['position'],
      }),
  }),
];
