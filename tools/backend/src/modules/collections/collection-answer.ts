import { type Collection, textIn } from '@foyer/contract';
import type { CollectionRow } from '../catalogue/catalogue.store.ts';
import { copyrightLogos } from '../catalogue/copyright-logos.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';

/** A collection as cards show it, as it is for everybody: nobody's favourite. */
export const collectionAnswer = (collection: CollectionRow, view: AnswerView): Collection => ({
  id: collection.id,
  slug: collection.slug,
  name: textIn(collection.names, view.language),
  description: textIn(collection.descriptions, view.language),
  ...copyrightLogos(collection, view),
  logo: view.images.describe(`collection-${collection.slug}`),
  items_count: collection.mediaItemIds.filter((id) => view.snapshot.itemsById.has(id)).length,
  is_favorite: false,
});
