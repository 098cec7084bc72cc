import type { Collection } from '@foyer/contract';
import { formatCount, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { CollectionSummary } from '@foyer/screens/collection-card';
import { collectionPath } from '@foyer/site-map';

/** What a card shows of a collection, with the texts of `browse` loaded. */
export const collectionSummary = (
  collection: Collection,
  { t, language }: { t: Translate; language: LanguageCode },
): CollectionSummary => ({
  id: collection.id,
  href: collectionPath(collection),
  title: collection.name,
  picture: collection.logo,
  description: t('browse.collections.count', {
    count: collection.items_count,
    shown: formatCount(collection.items_count, language),
  }),
});
