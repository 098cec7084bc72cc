import { channelQuery, showQuery } from '@foyer/client';
import type { Show } from '@foyer/contract';
import { showPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { redirectToPlayer } from '../channel/load-channel.ts';
import { secondsNow } from '../tv/use-now.ts';
import { viewerZone } from '../tv/viewer-zone.ts';

/** Which show the address is of. */
export interface ShowAddress {
  /** Slug or id. */
  channelId: string;
  id: string;
}

/** What the page component needs to know beyond the cache. */
export interface ProgrammePageData extends ShowAddress {
  /** Id of the showing that the address asks for. */
  program: string | undefined;
  /** Seconds since 1970 by the service's clock. */
  madeAt: number;
  head: PageHead;
}

/** Loads a show with its showings and its channel into the cache, and describes its page. ROUTE-006 */
export async function loadProgramme(
  page: LoaderPage,
  address: ShowAddress,
  url: URL,
): Promise<ProgrammePageData> {
  redirectToPlayer('programme', address.channelId, url);
  const { client, queryClient } = page;
  const [show] = await pageData(
    Promise.all([
      queryClient.ensureQueryData(showQuery(client, address)),
      queryClient.ensureQueryData(channelQuery(client, address.channelId)),
      viewerZone(page),
      page.loadTexts('tv'),
      page.loadTexts('crumbs'),
    ]),
  );
  const program = url.searchParams.get('program') ?? undefined;
  return { ...address, program, madeAt: secondsNow(), head: headOf(show, page) };
}

function headOf(show: Show, { t, label, language, origin }: LoaderPage): PageHead {
  const { name, description, logo, channel_info: channel } = show;
  const words = { name, channel: channel.name };
  return {
    title: t('page.title', { title: t('tv.programme.title', words), site: label.name[language] }),
    description: t('tv.programme.description', { ...words, about: description }),
    address: origin + showPath(show),
    language,
    languages: label.languages,
    picture: `${origin}${logo.url}/1200x630.jpg`,
  };
}
