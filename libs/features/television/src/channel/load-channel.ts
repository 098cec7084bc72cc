import { redirect } from 'react-router';
import { channelQuery, channelsQuery, type GuideInput } from '@foyer/client';
import type { Channel } from '@foyer/contract';
import { dayRange } from '@foyer/screens/guide';
import { isLayoutHidden } from '@foyer/site-map/layout-hiding';
import { channelPath, channelPlayerPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { LateFavourite } from './late-favourite.ts';
import { chosenDate } from '../tv/guide-days.ts';
import { chunkQuery } from '../tv/use-guide-rows.ts';
import { secondsNow } from '../tv/use-now.ts';
import { viewerZone } from '../tv/viewer-zone.ts';

/** What the page component needs to know beyond the cache. */
export interface ChannelPageData {
  /** Id or slug, as the address has it. */
  id: string;
  /** Seconds since 1970 by the service's clock. */
  madeAt: number;
  /** The day that the address asks for, `YYYY-MM-DD`. */
  date: string;
  /** The part of the guide that comes with the page: that day. */
  opening: GuideInput;
  head: PageHead;
}

/** As many as two rows hold without end. */
const mostSimilar = 40;

/** Channels of the same genre; one of them may be the channel itself. */
export const similarInput = ({ genres: [genre] }: Channel) => ({
  genre: genre?.id,
  limit: mostSimilar,
});

/** Leads an address that asks for the player to the player, which has no layout. ROUTE-004, ROUTE-006 */
export function redirectToPlayer(routeName: string, slug: string, url: URL): void {
  if (!isLayoutHidden(routeName, url.search)) return;
  const [program, start] = ['program', 'start_time'].map((name) => url.searchParams.get(name));
  const isProgramme = program && start;
  throw redirect(
    channelPlayerPath(slug, isProgramme ? { id: program, start_time: Number(start) } : undefined),
  );
}

/** Loads a channel and its day into the cache, and describes its page. ROUTE-004 */
export async function loadChannel(
  page: LoaderPage,
  id: string,
  url: URL,
): Promise<ChannelPageData> {
  redirectToPlayer('channel', id, url);
  const { client, queryClient } = page;
  const [channel, zone] = await pageData(
    Promise.all([
      queryClient.ensureQueryData(channelQuery(client, id)),
      viewerZone(page),
      page.loadTexts('tv'),
      page.loadTexts('crumbs'),
      page.loadTexts('item'),
      LateFavourite.preload(),
    ]),
  );
  const madeAt = secondsNow();
  const date = chosenDate(url.searchParams.get('date'), madeAt, zone);
  const opening = { channelIds: [channel.id], ...dayRange(date, zone) };
  // The page stands without them.
  await Promise.all([
    queryClient.prefetchQuery(chunkQuery(client, opening)),
    queryClient.prefetchQuery(channelsQuery(client, similarInput(channel))),
  ]);
  return { id, madeAt, date, opening, head: headOf(channel, page) };
}

function headOf(channel: Channel, { t, label, language, origin }: LoaderPage): PageHead {
  const { name, slug, description, background } = channel;
  return {
    title: t('page.title', { title: t('tv.channel.title', { name }), site: label.name[language] }),
    description: t('tv.channel.description', { name, about: description }),
    address: origin + channelPath(slug),
    language,
    languages: label.languages,
    picture: `${origin}${background.url}/1200x630.jpg`,
  };
}
