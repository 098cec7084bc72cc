import { ApiError, type Client } from '@foyer/client';
import type { MediaItemType, PageSummary } from '@foyer/contract';
import type { Place } from './catalogue.types.ts';
import { pagePath } from './find-things.ts';
import { type LookUp, lookUps, mediaItemLookUp } from './look-ups.ts';
import { isSection, isThemeCatalogue } from './sections.ts';

/** Pages for one viewer or of another party's page: they are there, and not to be looked up. */
const otherPlaces = new Set(
  (
    'my pay embed alice omnichat joint_viewing media_items media_views catalog variants authentication ' +
    'short_stories cold_start geoblock test_avod_player'
  ).split(' '),
);

const types: Readonly<Record<string, MediaItemType>> = {
  movies: 'film',
  series: 'series',
  seasons: 'season',
  episodes: 'episode',
};

/** Who knows what stands below a folder of the site. */
const folders: Readonly<Record<string, LookUp>> = {
  tv: lookUps.channel,
  collections: lookUps.collection,
  services: lookUps.service,
  persons: lookUps.person,
  karaoke: lookUps.karaoke_item,
  promo_events: lookUps.promo_event,
};

/** Who knows what a path leads to, and by which name. */
function lookUpOf([folder = '', ...names]: readonly string[]) {
  const type = types[folder];
  const [first] = names;
  if (type !== undefined && first !== undefined) {
    return { lookUp: mediaItemLookUp(type), name: first };
  }
  const lookUp = folders[folder];
  // A service stands below those that it is a part of.
  const name = folder === 'services' ? names.at(-1) : first;
  return lookUp && name !== undefined ? { lookUp, name } : undefined;
}

/** What is asked. */
export interface PlaceSources {
  client: Client;
  /** Every page of blocks. */
  pages: readonly PageSummary[];
}

/** What a link of the site leads to: a published page, a section, or something that the service knows. */
export async function placeOfLink(
  { client, pages }: PlaceSources,
  link: string,
  signal?: AbortSignal,
): Promise<Place> {
  const { pathname } = new URL(link.replace(/^\/*/, '/'), 'https://site.example');
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (isSection(path) || isThemeCatalogue(path)) {
    return { status: 'found', kind: 'section', title: path };
  }
  const page = pages.find(({ alias }) => pagePath(alias) === path);
  if (page) {
    return page.live ? { status: 'found', kind: 'page', title: path } : { status: 'missing' };
  }
  const parts = path.slice(1).split('/').map(decodeURIComponent);
  const found = lookUpOf(parts);
  if (!found) return { status: otherPlaces.has(parts[0] ?? '') ? 'unknown' : 'missing' };
  return placeOfThing(client, found.lookUp, found.name, signal);
}

/** What an id or a slug stands for. Never rejects. */
export async function placeOfThing(
  client: Client,
  lookUp: LookUp,
  id: string,
  signal?: AbortSignal,
): Promise<Place> {
  try {
    return { status: 'found', ...(await lookUp(client, id, signal)) };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return { status: isGone ? 'missing' : 'unknown' };
  }
}
