import type { FavouritesPage, FavouriteType } from '@foyer/contract';
import type { EntryRow } from '@foyer/screens/entry-rows';
import type { FavouriteItem } from '@foyer/favourites/favourite-item.types';
import type { PersonalWords } from '../personal/account-date.ts';
import { searchHit } from '@foyer/titles/search/search-hits';

/** Something that was put aside. */
export type Favourite = FavouritesPage['items'][number];

/** What the switch of favourites knows it by; nothing for a kind that cannot be one. FAV-002 */
export function favouriteItem(favourite: Favourite): FavouriteItem | undefined {
  switch (favourite.type) {
    case 'media_item':
      return { id: favourite.media_item.id, type: favourite.type };
    case 'channel':
      return { id: favourite.channel.id, type: favourite.type };
    case 'epg':
      return { id: favourite.epg.id, type: favourite.type };
    case 'karaoke_item':
      return { id: favourite.karaoke_item.id, type: favourite.type };
    case 'service':
      return { id: favourite.service.id, type: favourite.type };
    case 'collection':
      return { id: favourite.collection.id, type: favourite.type };
    case 'banner':
      return undefined;
  }
}

const shapes: Readonly<Record<FavouriteType, 'wide' | 'square' | 'card'>> = {
  media_item: 'wide',
  channel: 'wide',
  epg: 'card',
  karaoke_item: 'square',
  service: 'wide',
  collection: 'wide',
};

/** A favourite as it is found by the search as well: its kind, its words, its page; with the texts of `browse` loaded. */
export function favouriteRow(favourite: Favourite, words: PersonalWords): EntryRow | undefined {
  const hit = searchHit({ item: favourite, matches: [] }, words);
  if (!hit || favourite.type === 'banner') return undefined;
  const { id, href, title, kindName, facts, summary } = hit;
  const image = summary?.backdrop ?? hit.picture;
  return {
    id: `${favourite.type}-${id}`,
    title,
    href,
    notes: facts ? [kindName, facts] : [kindName],
    ...(image && { picture: { image, shape: shapes[favourite.type] } }),
  };
}
