import { BlockFrame, titleSummary } from '@foyer/blocks';
import { EndlessList } from '@foyer/screens/endless-list';
import { setType, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListBody, ListNote, ListPage } from '@foyer/screens/list-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PosterCard } from '@foyer/screens/poster-card';
import { collectionPath, sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { pageCountOf, pagePath } from '@foyer/page-parts/lists/page-number';
import { useList } from '@foyer/page-parts/lists/use-list';
import { collectionList, type CollectionData } from './load-collection.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 12;

/** A collection and its titles. ROUTE-038 */
export function CollectionPage({ id, number }: Omit<CollectionData, 'head'>) {
  const t = useTranslate('browse', 'state');
  const language = useLanguage();
  const list = useList(collectionList(useClient(), id, number), (page) =>
    pagePath(sitePath(`/collections/${encodeURIComponent(id)}`), page),
  );
  if (!list) return null;
  const { first, items, paging } = list;
  const path = collectionPath(first);
  return (
    <>
      <PageCrumbs path={path} lastTitle={first.name} />
      <ListPage heading={setType(first.name, language)} lead={first.description}>
        <ListBody>
          {items.length === 0 ? (
            <ListNote
              heading={t('state.empty.heading')}
              text={t('state.empty.text')}
              action={{ title: t('state.empty.action'), href: '/' }}
            />
          ) : (
            <EndlessList
              {...paging}
              numbers={{
                current: number,
                total: pageCountOf(first.items_count),
                hrefOf: (page) => pagePath(path, page),
              }}
            >
              <BlockFrame block={{ id: first.id, type: 'content', items: [...items] }}>
                <CardGrid card="poster" label={first.name}>
                  {items.map(({ media_item: item }, index) => (
                    <PosterCard
                      key={item.id}
                      title={titleSummary(item)}
                      isUrgent={index < urgentCards}
                      isBig={false}
                    />
                  ))}
                </CardGrid>
              </BlockFrame>
            </EndlessList>
          )}
        </ListBody>
      </ListPage>
    </>
  );
}
