import type { BlockSource, MediaBlockItem } from '@foyer/contract';
import type { Asker } from '../catalogue/asker.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import type { PersonalView } from '../catalogue/media-item-entry.ts';
import { continueWatching } from '../catalogue/watching.ts';
import type { ColdStartRow } from '../cold-start/cold-start.store.ts';
import { similarTitles } from '../media-items/similar.ts';
import type { OutsideItems } from './outside-items.ts';
import { titleItem } from './shared-items.ts';

/** Longest row of a page. */
const MOST_ITEMS = 20;

/** For whom a block is filled, and what its page is about. */
export interface OwnView {
  asker: Asker;
  view: AnswerView;
  personal: PersonalView;
  /** The title that the page is about. */
  subject: MediaItemRow | undefined;
  /** What the profile chose in the cold start, read once a page; nothing without a profile. */
  choice: () => Promise<ColdStartRow | undefined>;
}

/** What fills blocks that differ from viewer to viewer or from minute to minute. */
export interface OwnSources {
  outside: OutsideItems;
  /** Titles picked for the viewer's profile; none without one. */
  recommend(own: OwnView): Promise<MediaItemRow[]>;
  /** What the viewer's profile has put aside, the latest first. */
  favourites(own: OwnView): Promise<MediaBlockItem[]>;
}

/** The items of a block that are not the same for everybody, before they are marked. */
export async function ownItems(
  source: BlockSource,
  own: OwnView,
  { outside, recommend, favourites }: OwnSources,
): Promise<MediaBlockItem[]> {
  const { asker, view, personal, subject } = own;
  const titleItems = (titles: readonly MediaItemRow[]) =>
    titles.slice(0, MOST_ITEMS).map((title) => titleItem(title, view));
  switch (source.kind) {
    case 'list':
      if (source.type === 'channel') return outside.channels({ ids: source.ids }, asker);
      return outside.services({ ids: source.ids }, asker);
    case 'channels':
      return outside.channels(source, asker);
    case 'on_air':
      return outside.onAir(source, asker);
    case 'services':
      return outside.services(source, asker);
    case 'continue_watching':
      return titleItems(continueWatching(personal.viewing, view.snapshot));
    case 'favourites':
      return favourites(own);
    case 'recommendations':
      return titleItems(await recommend(own));
    case 'similar':
      return subject ? titleItems(similarTitles(subject, view.snapshot)) : [];
    default:
      return [];
  }
}
