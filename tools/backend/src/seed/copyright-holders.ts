import type { FilmSeed, SeriesSeed } from './seed.types.ts';

/** The first year of films with sound. */
const SOUND_YEAR = 1930;

const armenianHolder = 'channel-mark-ararat';
const silentHolder = 'channel-mark-nemoy-ekran';

/** Ids of the signs of those who hold the rights to a title: channels of the demo; mostly nobody is named. */
export const holdersOf = ({
  countries,
  year,
}: Pick<FilmSeed | SeriesSeed, 'countries' | 'year'>): string[] => [
  ...(countries.includes('armenia') ? [armenianHolder] : []),
  ...(year < SOUND_YEAR ? [silentHolder] : []),
];

/** The same of some collections, by slug. */
export const holdersOfCollections: Readonly<Record<string, readonly string[]>> = {
  'made-in-armenia': [armenianHolder],
  'armyanskoe-nemoe': [armenianHolder, silentHolder],
  'pervye-minuty-kino': [silentHolder],
};
