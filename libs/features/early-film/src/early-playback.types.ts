import type { PlayerAsset } from '@foyer/contract';
import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';

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
  /** The profile that watches, where the position kept in this browser counts. */
  profileId?: string | undefined;
  /** Where the page shows advertisement and the asset names a preroll. */
  advertising?: EarlyAdvertising | undefined;
}
