import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { showPageData } from '@foyer/structured-data/show-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadProgramme } from '@foyer/television/programme/load-programme';
import { ProgrammePage } from '@foyer/television/programme/programme.page';
import type { Route } from './+types/programme.route';

const addressOf = ({ channel_id, id }: Route.LoaderArgs['params']) => ({
  channelId: channel_id,
  id,
});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const data = await loadProgramme(serverLoaderPage(context), addressOf(params), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => showPageData(data, page));
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadProgramme(browserPage(), addressOf(params), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A show of a channel. Spec 2 §2, ROUTE-006 */
export default function ProgrammeRoute({ loaderData }: Route.ComponentProps) {
  return <ProgrammePage {...loaderData} />;
}
