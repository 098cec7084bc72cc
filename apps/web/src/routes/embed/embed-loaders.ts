import type { RouterContextProvider } from 'react-router';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPlayer, type PlayerPageData } from '@foyer/watching/player/load-player';
import { embeddedTitle } from '@foyer/watching/embed/embedded-title';

/** What a loader of an embedded player's path is called with. */
interface EmbedCall {
  params: { id: string; season_id?: string | undefined };
  url: URL;
}

const titleOf = ({ params, url }: EmbedCall) => embeddedTitle({ params, pathname: url.pathname });

/** Loads an embedded player on the server. */
export async function loadEmbedOnServer({
  context,
  ...call
}: EmbedCall & { context: Readonly<RouterContextProvider> }): Promise<PlayerPageData> {
  await loadViewer(context.get(pageRequest));
  return loadPlayer(serverLoaderPage(context), titleOf(call));
}

/** Loads an embedded player in the browser. */
export const loadEmbedInBrowser = (call: EmbedCall): Promise<PlayerPageData> =>
  loadPlayer(browserPage(), titleOf(call));
