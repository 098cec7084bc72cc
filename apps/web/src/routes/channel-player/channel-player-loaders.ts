import type { RouterContextProvider } from 'react-router';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { channelWish } from '@foyer/watching/channel-player/channel-wish';
import {
  type ChannelAddress,
  type ChannelPlayerData,
  loadChannelPlayer,
} from '@foyer/watching/channel-player/load-channel-player';

/** What a loader of a channel's player is called with. */
interface ChannelCall {
  params: { id: string };
  url: URL;
}

const addressOf = ({ params: { id }, url }: ChannelCall): ChannelAddress => ({
  id,
  wish: channelWish(url.searchParams),
  isEmbedded: url.pathname.startsWith('/embed/'),
});

/** Loads a channel's player on the server. */
export async function loadChannelOnServer({
  context,
  ...call
}: ChannelCall & { context: Readonly<RouterContextProvider> }): Promise<ChannelPlayerData> {
  await loadViewer(context.get(pageRequest));
  return loadChannelPlayer(serverLoaderPage(context), addressOf(call));
}

/** Loads a channel's player in the browser. */
export const loadChannelInBrowser = (call: ChannelCall): Promise<ChannelPlayerData> =>
  loadChannelPlayer(browserPage(), addressOf(call));
