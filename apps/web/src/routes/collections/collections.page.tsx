import { CollectionCard } from '@foyer/ui/collection-card';
import { EndlessList } from '@foyer/ui/endless-list';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListBody, ListPage } from '@foyer/ui/list-page';
import { PageCrumbs } from '@foyer/ui/page-crumbs';
import { StatePage } from '@foyer/ui/state-page';
import { BlockFrame } from '@foyer/blocks';
import { useClient } from '../../document/client-context.ts';
import { pagePath } from '../lists/page-number.ts';
import { useList } from '../lists/use-list.ts';
import { collectionsPath, collectionSummary } from './collection-summary.ts';
import { collectionsList, type CollectionsData } from './load-collections.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 6;

/** All collections. ROUTE-039, CRUMB-002 */
export function CollectionsPage({ number }: Pick<CollectionsData, 'number'>) {
  const t = useTranslate('browse', 'crumbs');
  const language = useLanguage();
  const list = useList(collectionsList(useClient(), number), (page) =>
    pagePath(collectionsPath, page),
  );
  if (!list) return null;
  if (list.items.length === 0) return <StatePage kind="empty" />;
  const items = list.items.map((collection) => ({ type: 'collection' as const, collection }));
  return (
    <>
      <PageCrumbs path={collectionsPath} />
      <ListPage heading={t('crumbs.collections')} lead={t('browse.collections.text')}>
        <ListBody>
          <EndlessList {...list.paging}>
            <BlockFrame block={{ id: 'collections', type: 'collection', items }}>
              <CardGrid card="collection" label={t('crumbs.collections')}>
                {list.items.map((collection, index) => (
                  <CollectionCard
                    key={collection.id}
                    collection={collectionSummary(collection, { t, language })}
                    isUrgent={index < urgentCards}
                  />
                ))}
              </CardGrid>
            </BlockFrame>
          </EndlessList>
        </ListBody>
      </ListPage>
    </>
  );
}
