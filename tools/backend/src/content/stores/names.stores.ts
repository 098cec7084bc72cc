import { channelGenres, countries, genres, persons } from '../../database/schema.ts';
import { namedPicture, picturePart } from './item-parts.ts';
import { defineStore, present } from './store.ts';

const portrait = namedPicture('person');

/** Genres, countries, people, groups of channels. */
export const nameStores = [
  defineStore<'genre'>({
    kind: 'genre',
    table: genres,
    id: genres.id,
    isOrdered: false,
    parts: {},
    rowOf: ({ id, name }) => ({ id, names: name }),
    recordOf: ({ id, names }) => ({ kind: 'genre', id, name: names }),
  }),
  defineStore<'country'>({
    kind: 'country',
    table: countries,
    id: countries.id,
    isOrdered: false,
    parts: {},
    rowOf: ({ id, name }) => ({ id, names: name }),
    recordOf: ({ id, names }) => ({ kind: 'country', id, name: names }),
  }),
  defineStore<'person'>({
    kind: 'person',
    table: persons,
    id: persons.id,
    isOrdered: false,
    parts: { pictures: picturePart('person') },
    rowOf: (record) => ({
      id: record.id,
      names: record.name,
      imageId: portrait.id(record.id, record.portrait) ?? null,
    }),
    partsOf: (record) => ({ pictures: portrait.rows(record.id, record.portrait) }),
    recordOf: ({ id, names, imageId }, { pictures }) =>
      present({ kind: 'person', id, name: names, portrait: portrait.said(imageId, pictures) }),
  }),
  defineStore<'channel_group'>({
    kind: 'channel_group',
    table: channelGenres,
    id: channelGenres.id,
    isOrdered: true,
    parts: {},
    rowOf: ({ id, name }) => ({ id, names: name }),
    recordOf: ({ id, names, position }) => ({
      kind: 'channel_group',
      id,
      name: names,
      order: position,
    }),
  }),
];
