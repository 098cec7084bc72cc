import type { AdSlot, PlayerAsset } from '@foyer/contract';
import type { Config } from '../../config.ts';

/** The slots of a film or a programme, and of a live stream: whose viewers would miss what is on meanwhile. */
export const VOD_SLOTS: readonly AdSlot[] = ['preroll', 'midroll', 'pauseroll', 'postroll'];
/** The slots of a live stream. */
export const LIVE_SLOTS: readonly AdSlot[] = ['preroll'];

/** Addresses of the ad requests of some slots, at the ad server's own origin. ENGINE-004. */
export function adAddresses(
  { partiesUrl }: Pick<Config, 'partiesUrl'>,
  slots: readonly AdSlot[],
  contentId: string,
): PlayerAsset['ad'] {
  return Object.fromEntries(
    slots.map((slot) => {
      const query = new URLSearchParams({ slot, content_id: contentId });
      return [slot, `${partiesUrl}/ads/vast?${query.toString()}`];
    }),
  );
}
