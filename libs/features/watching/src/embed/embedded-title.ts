import type { PlayerTitle } from '../player/load-player.ts';

/** What an embedded player's address is made of. */
interface EmbeddedAddress {
  params: { id: string; season_id?: string | undefined };
  pathname: string;
}

/**
 * What plays at an address below `/embed`: `[vod/][series_id/][season_id/]id[/trailer]`. ROUTE-071 to ROUTE-073
 *
 * Only with both parents it is known for an episode; else the service finds what the id or slug means.
 */
export const embeddedTitle = ({ params, pathname }: EmbeddedAddress): PlayerTitle => ({
  id: params.id,
  type: params.season_id === undefined ? undefined : 'episode',
  playerType: /.\/trailer\/?$/u.test(pathname) ? 'trailer' : 'player',
  isEmbedded: true,
});
