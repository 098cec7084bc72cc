import type { Guide, ProgrammeShort } from '@foyer/contract';
import type { GuideInput } from '@foyer/client';
import { guideQuery } from '@foyer/client';
import { channelPath, programmePath } from '@foyer/site-map';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { isOnAir } from '@foyer/television/tv/programme-props';
import { tvCrumbs } from '@foyer/television/tv/tv-crumbs';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** Years up to which a programme is for the whole family. SEO-002 */
const familyAge = 14;

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A showing of a programme for search engines, as schema.org describes broadcasts. SEO-002, SEO-004 */
export function broadcastData(
  programme: ProgrammeShort,
  { origin, language }: Pick<LoaderPage, 'origin' | 'language'>,
): StructuredData {
  const { name, start_time, end_time, age_level, logo, channel_info } = programme;
  return {
    '@context': 'https://schema.org',
    '@type': 'BroadcastEvent',
    name,
    url: addressIn(origin + programmePath(programme).split('?')[0], language),
    image: `${origin}${logo.url}/1200x630.jpg`,
    startDate: at(start_time),
    endDate: at(end_time),
    isLiveBroadcast: true,
    contentRating: age_level.name,
    isFamilyFriendly: age_level.age_value <= familyAge,
    publishedOn: {
      '@type': 'BroadcastService',
      name: channel_info.name,
      url: addressIn(origin + channelPath(channel_info.slug), language),
    },
  };
}

/** What the guide's page says to search engines: the way to it, and what is on now. */
export function tvPageData(
  { opening, madeAt }: { opening: GuideInput; madeAt: number },
  page: LoaderPage,
): StructuredData[] {
  const guide = page.queryClient.getQueryData<Guide>(guideQuery(page.client, opening).queryKey);
  const onAir = (guide?.items ?? []).flatMap(({ epgs }) =>
    epgs.filter((programme) => isOnAir(programme, madeAt)),
  );
  return [
    crumbsData([...tvCrumbs(page)], page),
    ...onAir.map((programme) => broadcastData(programme, page)),
  ];
}
