import { currentEntry } from '@foyer/page-runtime/navigation/page-places';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import type { PageHandle } from '@foyer/page-runtime/page/page-handle';
import { tvPageData } from '@foyer/structured-data/tv-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { ChannelsPage } from '@foyer/television/channels/channels.page';
import { keptGuidePlace } from '@foyer/television/channels/guide-places';
import { loadChannels } from '@foyer/television/channels/load-channels';
import type { Route } from './+types/channels.route';

export const handle: PageHandle = { isOverHero: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadChannels(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => tvPageData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  // Before the router writes the entry of the history anew, which it does when going back.
  const kept = keptGuidePlace(currentEntry());
  return loadChannels(browserPage(), url).then((data) => ({ ...data, kept }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The channels as a guide of what is on. Spec 2 §2, ROUTE-007 */
export default function ChannelsRoute({ loaderData }: Route.ComponentProps) {
  return <ChannelsPage {...loaderData} />;
}
