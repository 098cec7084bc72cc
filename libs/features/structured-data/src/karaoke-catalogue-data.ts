import type { InfiniteData } from '@tanstack/react-query';
import type { KaraokePage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { songPath, karaokePath, type KaraokeChoice } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { karaokeList } from '@foyer/titles/karaoke-catalogue/load-karaoke-catalogue';
import { crumbsData } from './crumbs-data.ts';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the karaoke catalogue, once loaded, says to search engines: the way to it, and its songs. */
export function karaokeCatalogueData(choice: KaraokeChoice, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const { queryKey } = karaokeList(client, choice);
  const list = queryClient.getQueryData<InfiniteData<KaraokePage>>(queryKey);
  const songs = (list?.pages ?? []).flatMap(({ items }) => items);
  const path = karaokePath({ genre: undefined, number: 1 });
  const crumbs = breadcrumbsOf(path, {
    t,
    siteName: label.name[language],
    lastTitle: t('browse.karaoke.crumb'),
  });
  const items = songs.map((song) => ({
    name: `${song.artist.name} — ${song.name}`,
    path: songPath(song),
  }));
  return [
    crumbsData(crumbs, page),
    listData({ name: t('browse.karaoke.title'), path, items }, page),
  ];
}
