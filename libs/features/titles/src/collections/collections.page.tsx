import { CollectionCard } from '@foyer/screens/collection-card';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { collectionsPath } from '@foyer/site-map';
import { collectionSummary } from '@foyer/blocks/cards';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { CardListPage } from '@foyer/page-parts/lists/card-list.page';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import { collectionsList } from './load-collections.ts';

/** All collections. ROUTE-039, CRUMB-002 */
export function CollectionsPage({ number }: Pick<CardListData, 'number'>) {
  const t = useTranslate('browse', 'crumbs');
  const language = useLanguage();
  return (
    <CardListPage
      list={collectionsList(useClient(), number)}
      path={collectionsPath}
      heading={t('crumbs.collections')}
      lead={t('browse.collections.text')}
      card="collection"
      renderCard={(collection, isUrgent) => (
        <CollectionCard
          key={collection.id}
          collection={collectionSummary(collection, { t, language })}
          isUrgent={isUrgent}
        />
      )}
      blockOf={(items) => ({
        id: 'collections',
        type: 'collection',
        items: items.map((collection) => ({ type: 'collection', collection })),
      })}
    />
  );
}
