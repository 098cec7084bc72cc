import { channelQuery, guideQuery, type GuideInput } from '@foyer/client';
import type { Channel, Guide } from '@foyer/contract';
import { channelPath } from '@foyer/site-map';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { tvCrumbs } from '@foyer/television/tv/tv-crumbs';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';
import { broadcastData } from './tv-data.ts';

/** Broadcasts of a page: those that are still to end. */
const mostBroadcasts = 12;

/** What a channel's page says to search engines: the way to it, the channel, and what is on from now on. SEO-004 */
export function channelPageData(
  { id, madeAt, opening }: { id: string; madeAt: number; opening: GuideInput },
  page: LoaderPage,
): StructuredData[] {
  const { queryClient, client, origin, language } = page;
  const channel = queryClient.getQueryData<Channel>(channelQuery(client, id).queryKey);
  if (!channel) return [];
  const { name, slug, description, full_logo } = channel;
  const path = channelPath(slug);
  const guide = queryClient.getQueryData<Guide>(guideQuery(client, opening).queryKey);
  const programmes = (guide?.items ?? []).flatMap(({ epgs }) => epgs);
  return [
    crumbsData([...tvCrumbs(page, { path, lastTitle: name })], page),
    {
      '@context': 'https://schema.org',
      '@type': 'BroadcastService',
      name,
      description,
      url: addressIn(origin + path, language),
      logo: `${origin}${full_logo.url}/352x200.jpg`,
    },
    ...programmes
      .filter(({ end_time }) => end_time > madeAt)
      .slice(0, mostBroadcasts)
      .map((programme) => broadcastData(programme, page)),
  ];
}
