import { useQuery } from '@tanstack/react-query';
import { BlockFrame } from '@foyer/blocks';
import { karaokeGenresQuery } from '@foyer/client';
import { EndlessList } from '@foyer/screens/endless-list';
import { useTranslate } from '@foyer/ui/i18n';
import { KaraokeCard } from '@foyer/screens/karaoke-card';
import { CardGrid, ListBody, ListNote, ListPage, ListTabs } from '@foyer/screens/list-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { TabLinks } from '@foyer/ui/tabs';
import { sitePath, karaokePath, type KaraokeChoice } from '@foyer/site-map';
import { songSummary } from '@foyer/blocks/cards';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { pageCountOf } from '@foyer/page-parts/lists/page-number';
import { useList } from '@foyer/page-parts/lists/use-list';
import { karaokeList } from './load-karaoke-catalogue.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 12;

/** The songs, all or those of a genre; each genre has an address. ROUTE-031 */
export function KaraokeCataloguePage({ genre, number }: KaraokeChoice) {
  const t = useTranslate('browse');
  const client = useClient();
  const { data: genres } = useQuery(karaokeGenresQuery(client));
  const hrefOf = (page: number) => karaokePath({ genre, number: page });
  const list = useList(karaokeList(client, { genre, number }), hrefOf);
  if (!list) return null;
  const { first, items, paging } = list;
  const total = pageCountOf(first.total_count);
  const links = [
    { title: t('browse.karaoke.all'), href: karaokePath({ genre: undefined, number: 1 }) },
    ...(genres?.items ?? []).map(({ alias, name }) => ({
      title: name,
      href: karaokePath({ genre: alias, number: 1 }),
    })),
  ];
  return (
    <>
      <PageCrumbs path={sitePath('/karaoke/catalog')} lastTitle={t('browse.karaoke.crumb')} />
      <ListPage heading={t('browse.karaoke.heading')} lead={t('browse.karaoke.text')}>
        <ListBody>
          <ListTabs>
            <TabLinks
              label={t('browse.karaoke.genre')}
              links={links}
              current={karaokePath({ genre, number: 1 })}
            />
          </ListTabs>
          {items.length === 0 ? (
            <ListNote
              heading={t('browse.nothing.heading')}
              text={t('browse.nothing.page')}
              action={{ title: t('browse.nothing.first'), href: hrefOf(1) }}
            />
          ) : (
            <EndlessList {...paging} numbers={{ current: number, total, hrefOf }}>
              <BlockFrame
                block={{
                  id: 'karaoke',
                  type: 'carousel',
                  items: items.map((song) => ({ type: 'karaoke_item', karaoke_item: song })),
                }}
              >
                <CardGrid card="karaoke" label={t('browse.karaoke.crumb')}>
                  {items.map((song, index) => (
                    <KaraokeCard
                      key={song.id}
                      song={songSummary(song)}
                      isUrgent={index < urgentCards}
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
