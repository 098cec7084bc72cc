import { karaokeItemQuery } from '@foyer/client';
import type { KaraokeItem } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import { songPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { preloadSongParts } from './song-parts.ts';

const socialPictureSize = '1200x630';

/** What a song's page needs to know beyond the cache. */
export interface SongPageData {
  /** Id or slug, as in the address. */
  id: string;
  /** The song is to be sung at once: its player stands in the page's place. */
  isPlayer: boolean;
  /** The service's word; absent when it could not be had, and the player then asks again. */
  answer?: PlaybackAnswer;
  head: PageHead;
}

/** Loads a song, and asks to sing it where the address says so. ROUTE-032 */
export async function loadSong(
  page: LoaderPage,
  { id, isPlayer }: Pick<SongPageData, 'id' | 'isPlayer'>,
): Promise<SongPageData> {
  const { client, queryClient, loadTexts } = page;
  const [song] = await Promise.all([
    pageData(queryClient.ensureQueryData(karaokeItemQuery(client, id))),
    loadTexts('karaoke'),
    loadTexts('crumbs'),
    isPlayer ? undefined : preloadSongParts(page),
  ]);
  // The page itself is there; the player asks again, and says so where that fails too.
  const answer = isPlayer ? await askToSing(page, song).catch(() => undefined) : undefined;
  return { id, isPlayer, ...(answer && { answer }), head: headOf(song, page, isPlayer) };
}

/** Calls that play something come only with what plays. */
async function askToSing({ client }: LoaderPage, { id }: KaraokeItem): Promise<PlaybackAnswer> {
  const { openPlayback } = await import('@foyer/watching/ports/open-playback');
  return openPlayback(client, { titleId: id, kind: 'song' });
}

function headOf(song: KaraokeItem, page: LoaderPage, isPlayer: boolean): PageHead {
  const [picture = song.logo] = song.screenshots;
  const words = { song: song.name, artist: song.artist.name };
  const head = listHead(page, {
    title: page.t('karaoke.title', words),
    description: page.t('karaoke.description', words),
    path: songPath(song),
    picture: `${picture.url}/${socialPictureSize}.jpg`,
  });
  return isPlayer ? { ...head, isIndexed: false } : head;
}
