import { channelGenresQuery, programmeQuery, type GuideInput } from '@foyer/client';
import { dayRange } from '@foyer/screens/guide';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import { tvPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import type { GuidePlace } from './guide-places.ts';
import { allChannelsQuery } from '../tv/all-channels.ts';
import { chosenDate } from '../tv/guide-days.ts';
import { openingInput } from '../tv/opening-input.ts';
import { chunkQuery } from '../tv/use-guide-rows.ts';
import { secondsNow } from '../tv/use-now.ts';
import { viewerZone } from '../tv/viewer-zone.ts';

/** What the page of the guide needs to know beyond the cache. */
export interface ChannelsPageData {
  /** Seconds since 1970 by the service's clock. */
  madeAt: number;
  /** The day that the address asks for, `YYYY-MM-DD`. */
  date: string;
  /** Id of the genre that the address asks for. */
  genre: string | undefined;
  /** The part of the guide that comes with the page. */
  opening: GuideInput;
  /** Where the viewer stood who comes back. */
  kept?: GuidePlace | undefined;
  head: PageHead;
}

/** Loads the channels and the first part of their guide into the cache, and describes the page. ROUTE-007 */
export async function loadChannels(page: LoaderPage, url: URL): Promise<ChannelsPageData> {
  const { client, queryClient } = page;
  const genre = url.searchParams.get('group') ?? undefined;
  const [zone, channels] = await pageData(
    Promise.all([
      viewerZone(page),
      queryClient.ensureQueryData(allChannelsQuery(client, genre)),
      queryClient.ensureQueryData(channelGenresQuery(client)),
      page.loadTexts('tv'),
      page.loadTexts('crumbs'),
    ]),
  );
  const madeAt = secondsNow();
  const date = chosenDate(url.searchParams.get('date'), madeAt, zone);
  const ids = channels.map(({ id }) => id);
  const opening = openingInput(ids, dayRange(date, zone), madeAt);
  // The page stands without them: each channel then says that its programmes did not come.
  const [onAir] = channels[0]?.epgs ?? [];
  await Promise.all([
    ids.length > 0 && queryClient.prefetchQuery(chunkQuery(client, opening)),
    onAir && queryClient.prefetchQuery(programmeQuery(client, onAir.id)),
  ]);
  return { madeAt, date, genre, opening, head: headOf(page) };
}

function headOf({ t, label, language, origin }: LoaderPage): PageHead {
  return {
    title: t('page.title', { title: t('tv.guide.title'), site: label.name[language] }),
    description: t('tv.guide.description'),
    address: origin + tvPath,
    language,
    languages: label.languages,
    picture: origin + brandFile(label.id as LabelId, 'social.jpg'),
  };
}
