import type { PlayerAsset } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { PlayerPageData } from './load-player.ts';

/** The script that begins before hydration; the server finds its built file by this. */
export const earlyScript = 'libs/features/early-film/src/early-player.ts';

/** The part of it that asks for a preroll, announced where an asset names one. docs/decisions/0131 */
export const earlyBreakScript = 'libs/features/advertising/src/early-break.ts';

const isPlain = ({ type, is_crypted: isEncrypted, teleport_enabled: hasPeers }: PlayerAsset) =>
  (type === 'vod' || type === 'catchup') && !isEncrypted && !hasPeers;

/**
 * The asset of a player's page that may begin before hydration: the service has let this viewer watch it, and nothing
 * but the start is needed for its first seconds. Pages in pages of other sites play when those say so.
 */
export function earlyAsset({
  answer,
  isEmbedded,
}: {
  answer?: PlaybackAnswer | undefined;
  isEmbedded?: boolean | undefined;
}): PlayerAsset | undefined {
  const isOpen = answer?.status === 'granted' && !isEmbedded;
  return isOpen && isPlain(answer.asset) ? answer.asset : undefined;
}

/** Stories are loaded like a player, and draw no element of their own on the server. */
const isPlayerPage = (data: unknown): data is PlayerPageData =>
  typeof data === 'object' &&
  data !== null &&
  'playerType' in data &&
  data.playerType !== 'stories';

/** Whether a matched route is a page that draws the element to begin in; one that failed to load has no data. */
export function beginsEarly({ loaderData }: { loaderData: unknown }): boolean {
  return isPlayerPage(loaderData) && earlyAsset(loaderData) !== undefined;
}
