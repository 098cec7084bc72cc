/** What a block may lead to, or hold. */
export type ThingKind =
  | 'film'
  | 'series'
  | 'season'
  | 'episode'
  | 'channel'
  | 'collection'
  | 'service'
  | 'person'
  | 'karaoke_item'
  | 'promo_event'
  | 'page'
  | 'section';

/** Something of the catalogue, a page, or a section of the site. */
export interface Thing {
  kind: ThingKind;
  /** As lists of blocks name it. */
  id: string;
  /** As viewers read it. */
  title: string;
  /** Path of its page on the site. */
  link: string;
}

/** What a link of the site leads to. */
export type Place =
  | { status: 'found'; kind: ThingKind; title: string }
  | { status: 'missing' }
  /** It cannot be told: the service did not answer, or the place is for one viewer only. */
  | { status: 'unknown' };
