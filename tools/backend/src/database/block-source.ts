import type { Banner, MediaItemType } from '@foyer/contract';
import type { Localised } from './localised.ts';

/** What titles a rule takes from the catalogue, whenever the block is read. */
export interface TitleRule {
  /** @default films and series */
  types?: readonly MediaItemType[];
  /** Any of these genres, countries. */
  genres?: readonly string[];
  countries?: readonly string[];
  /** From and up to these years, both included. */
  fromYear?: number;
  toYear?: number;
  /** Years of the highest age limit. */
  maxAge?: number;
  minRating?: number;
  usageModels?: readonly ('SERVICE' | 'EST' | 'TVOD')[];
  isNew?: boolean;
  isComingSoon?: boolean;
  category?: string;
  /** @default 'popular' */
  sort?: 'popular' | 'new' | 'rating' | 'name';
  /** How many at most. @default 20 */
  limit?: number;
}

/** Kinds of things that a list of a block may name. */
export type ListedType = 'media_item' | 'channel' | 'karaoke_item' | 'service' | 'collection';

/** Where the items of a block come from. */
export type BlockSource =
  /** Nowhere: the block says everything itself. */
  | { kind: 'none' }
  | { kind: 'list'; type: ListedType; ids: readonly string[] }
  | { kind: 'rule'; rule: TitleRule }
  /** What the profile goes on with. */
  | { kind: 'continue_watching' }
  /** What the profile has put aside. */
  | { kind: 'favourites' }
  /** Picked for the profile. */
  | { kind: 'recommendations' }
  /** Like the title that the page is about; the title itself stands first in a promo. */
  | { kind: 'similar' }
  /** Channels with what is on air; a genre narrows them. */
  | { kind: 'channels'; genre?: string; limit?: number }
  /** What is on air now, as programmes. */
  | { kind: 'on_air'; limit?: number }
  | { kind: 'services'; limit?: number }
  | { kind: 'collections'; limit?: number }
  | { kind: 'karaoke'; genre?: string; limit?: number }
  | { kind: 'banners'; banners: readonly Localised<Banner>[] };
