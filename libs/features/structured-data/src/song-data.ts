import { karaokeItemQuery } from '@foyer/client';
import type { KaraokeItem } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { songPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What a song's page, once loaded, says to search engines: the way to it, whose it is, and how long. */
export function songData(id: string, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language, origin } = page;
  const song = queryClient.getQueryData<KaraokeItem>(karaokeItemQuery(client, id).queryKey);
  if (!song) return [];
  const path = songPath(song);
  const crumbs = breadcrumbsOf(path, {
    t,
    siteName: label.name[language],
    lastTitle: song.name,
  });
  return [
    crumbsData(crumbs, page),
    {
      '@context': 'https://schema.org',
      '@type': 'MusicRecording',
      name: song.name,
      url: addressIn(origin + path, language),
      image: `${origin}${song.logo.url}/360x360.jpg`,
      byArtist: { '@type': 'MusicGroup', name: song.artist.name },
      duration: `PT${song.duration}S`,
      genre: song.genres.map(({ name }) => name),
    },
  ];
}
