import type { freeItems } from '../database/schema.ts';
import { channelGenres } from './channels/index.ts';
import { folkSongs } from './karaoke/folk.songs.ts';

/** The films with which everybody can try the service: the open collection. */
const openFilms: readonly string[] = [
  'aelita',
  'alibi',
  'arhiv-vavilova',
  'belyy-shum',
  'chuzhie-litsa',
  'devyat-etazhey',
  'doroga-na-yug',
  'ezh-i-kometa',
  'finishnaya-pryamaya',
  'general',
  'gorod-posle-dozhdya',
  'kabinet-doktora-kaligari',
  'kassiopeya',
  'kot-kapitan',
  'lesnichiy',
  'leto-v-gyumri',
  'lunnyy-reestr',
  'mayak',
  'metropolis',
  'nochnoy-ekspress',
  'nosferatu',
  'okno-vo-dvor',
  'polyn',
  'posledniy-parom',
  'pyl-i-poroh',
  'severnyy-svet',
  'shestoy-kontinent',
  'sled',
  'sol-zemli',
  'sosedi-sverhu',
  'storona-b',
  'svadba-bez-povoda',
  'tango-na-kryshe',
  'tihaya-voda',
  'volchiy-chas',
  'zhest',
];

/** The series of the open collection, whole. */
const openSeries: readonly string[] = [
  'sledovatel-s-pravogo-berega',
  'lift-ne-rabotaet',
  'vorona-i-kastryulya',
];

const openSongs = folkSongs.songs.map(({ slug }) => slug);

const openChannels = channelGenres
  .flatMap(({ channels }) => channels)
  .filter(({ isFree }) => isFree)
  .map(({ slug }) => slug);

const ofType =
  (itemType: (typeof freeItems.$inferInsert)['itemType']) =>
  (itemId: string): typeof freeItems.$inferInsert => ({ itemType, itemId });

/** What plays without being bought, as the database keeps it. */
export const freeItemRows: readonly (typeof freeItems.$inferInsert)[] = [
  ...[...openFilms, ...openSeries].map(ofType('media_item')),
  ...openChannels.map(ofType('channel')),
  ...openSongs.map(ofType('karaoke_item')),
];
