import { isLayoutHidden } from '@foyer/site-map/layout-hiding';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { songData } from '@foyer/structured-data/song-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { KaraokeItemPage } from '@foyer/titles/karaoke-item/karaoke-item.page';
import { loadSong } from '@foyer/titles/karaoke-item/load-song';
import type { Route } from './+types/karaoke-item.route';

/** What hides the layout is what asks for the player. */
const addressOf = ({ params: { id }, url }: { params: { id: string }; url: URL }) => ({
  id,
  isPlayer: isLayoutHidden('karaoke-item', url.search),
});

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const address = addressOf(call);
  if (address.isPlayer) await loadViewer(context.get(pageRequest));
  const data = await loadSong(serverLoaderPage(context), address);
  return withStructuredData(serverLoaderPage(context), data, (page) => songData(address.id, page));
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  loadSong(browserPage(), addressOf(call));

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A song, or its player. ROUTE-032 */
export default function KaraokeItemRoute({ loaderData }: Route.ComponentProps) {
  return <KaraokeItemPage {...loaderData} />;
}
