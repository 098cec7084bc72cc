import type { RouterContextProvider } from 'react-router';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { itemTypeAt } from '@foyer/watching/player/item-type';
import {
  loadPlayer,
  type PlayerPageData,
  type PlayerType,
} from '@foyer/watching/player/load-player';

/** What a loader of a player's path is called with. */
interface PlayerCall {
  params: { id: string };
  url: URL;
}

const titleAt = (playerType: PlayerType, { params, url }: PlayerCall) => ({
  id: params.id,
  type: itemTypeAt(url.pathname),
  playerType,
});

/** Loads a player's page on the server. */
export async function loadPlayerOnServer(
  playerType: PlayerType,
  { context, ...call }: PlayerCall & { context: Readonly<RouterContextProvider> },
): Promise<PlayerPageData> {
  await loadViewer(context.get(pageRequest));
  return loadPlayer(serverLoaderPage(context), titleAt(playerType, call));
}

/** Loads a player's page in the browser. */
export const loadPlayerInBrowser = (
  playerType: PlayerType,
  call: PlayerCall,
): Promise<PlayerPageData> => loadPlayer(browserPage(), titleAt(playerType, call));
