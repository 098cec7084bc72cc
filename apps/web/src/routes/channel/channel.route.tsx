import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { channelPageData } from '@foyer/structured-data/channel-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { ChannelPage } from '@foyer/television/channel/channel.page';
import { loadChannel } from '@foyer/television/channel/load-channel';
import type { Route } from './+types/channel.route';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const data = await loadChannel(serverLoaderPage(context), params.id, url);
  return withStructuredData(serverLoaderPage(context), data, (page) => channelPageData(data, page));
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadChannel(browserPage(), params.id, url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A channel by id or slug. Spec 2 §2, ROUTE-004 */
export default function ChannelRoute({ loaderData }: Route.ComponentProps) {
  return <ChannelPage key={loaderData.id} {...loaderData} />;
}
