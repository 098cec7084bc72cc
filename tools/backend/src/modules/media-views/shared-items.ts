import {
  type Banner,
  type BlockSource,
  leadsToParty,
  type ListedType,
  type Localisation,
  localise,
  type MediaBlockItem,
} from '@foyer/contract';
import type { KaraokeRow, MediaItemRow } from '../catalogue/catalogue.store.ts';
import { mediaItemAnswer, type AnswerView } from '../catalogue/media-item-answer.ts';
import { titlesOfRule } from '../catalogue/title-rule.ts';
import { collectionAnswer } from '../collections/collection-answer.ts';
import { karaokeAnswer } from '../karaoke/karaoke-answer.ts';

/** A media item of a block, as it is for everybody. */
export const titleItem = (item: MediaItemRow, view: AnswerView): MediaBlockItem => ({
  type: 'media_item',
  media_item: mediaItemAnswer(item, view),
});

const songItem = (song: KaraokeRow, view: AnswerView): MediaBlockItem => ({
  type: 'karaoke_item',
  karaoke_item: karaokeAnswer(song, view),
});

/** The items of a list of ids, as they are for everybody; what it does not hold is left out. */
export function listedItems(
  type: ListedType,
  ids: readonly string[],
  view: AnswerView,
): MediaBlockItem[] {
  const { itemsById, collectionsById, karaokeItemsById } = view.snapshot;
  return ids.flatMap((id): MediaBlockItem[] => {
    if (type === 'media_item') {
      const item = itemsById.get(id);
      return item ? [titleItem(item, view)] : [];
    }
    if (type === 'collection') {
      const collection = collectionsById.get(id);
      return collection
        ? [{ type: 'collection', collection: collectionAnswer(collection, view) }]
        : [];
    }
    const song = karaokeItemsById.get(id);
    return song ? [songItem(song, view)] : [];
  });
}

/** The items of a block that are the same for everybody; absent where they are not. */
export function sharedItems(
  source: BlockSource,
  view: AnswerView,
  localisation: Localisation,
): MediaBlockItem[] | undefined {
  const { snapshot } = view;
  switch (source.kind) {
    case 'none':
      return [];
    case 'list':
      if (source.type === 'channel' || source.type === 'service') return undefined;
      return listedItems(source.type, source.ids, view);
    case 'rule':
      return titlesOfRule(source.rule, view).map((title) => titleItem(title, view));
    case 'collections':
      return snapshot.collections.slice(0, source.limit).map((collection) => ({
        type: 'collection',
        collection: collectionAnswer(collection, view),
      }));
    case 'karaoke':
      return snapshot.karaokeItems
        .filter(({ genre }) => source.genre === undefined || genre === source.genre)
        .slice(0, source.limit)
        .map((song) => songItem(song, view));
    case 'banners':
      return source.banners
        .filter((banner) => localisation.partiesUrl !== undefined || !leadsToParty(banner))
        .map((banner) => ({
          type: 'banner',
          banner: localise<Banner>(banner, localisation),
        }));
    default:
      return undefined;
  }
}
