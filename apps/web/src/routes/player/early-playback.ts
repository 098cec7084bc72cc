import type { PlayerAsset } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';
import type { PlayerPageData } from './load-player.ts';

/** The script that begins before hydration; the server finds its built file by this. */
export const earlyScript = 'apps/web/src/routes/player/early-player.ts';

/** The part of it that asks for a preroll, announced where an asset names one. docs/decisions/0131 */
export const earlyBreakScript = 'apps/web/src/advertising/early-break.ts';

/** What decides about asking for a preroll before there is a client. */
export interface EarlyAdvertising extends Pick<AdvertisingConfig, 'origins' | 'needsConsent'> {
  /** Paths without advertisements. START-032 */
  exemptions: readonly string[];
  /** Whether a child's profile watches. */
  isChild: boolean;
}

/** What the server tells the page's early script, in `data-early` of the element. */
export interface EarlyPlayback {
  asset: PlayerAsset;
  /** Of the viewer. ENGINE-016 */
  san?: string | undefined;
  /** Of whoever watches, where the place that this browser keeps counts. */
  profileId?: string | undefined;
  /** Where the page shows advertisement and the asset names a preroll. */
  advertising?: EarlyAdvertising | undefined;
}

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
