import type { Ad, AdIcon, Companion, LinearCreative, Verification } from '../../model/ad.types.ts';
import type { TimeOffset } from '../time-offset.ts';

/** Where a wrapper leads, and what it allows behind it. VAST 4.3 §3.19 */
export interface WrapperRules {
  /** As it is written; undefined where there is none that can be asked. */
  address: string | undefined;
  followsWrappers: boolean;
  allowsSeveral: boolean;
  /** Undefined: not said. */
  fallsBack: boolean | undefined;
}

/** A ping whose moment may depend on a duration that another document says. */
export interface LayerTracking {
  event: string;
  url: string;
  at: TimeOffset | undefined;
}

/** What one `<Ad>` says: the inline one, or a wrapper that adds to it. */
export interface AdLayer {
  id: string | undefined;
  /** Undefined for one that stands alone. */
  sequence: number | undefined;
  wrapper: WrapperRules | undefined;
  title: string | undefined;
  description: string | undefined;
  system: string | undefined;
  advertiser: string | undefined;
  token: string | undefined;
  partnerId: string | undefined;
  servingId: string | undefined;
  universalIds: Ad['universalIds'];
  categories: readonly string[];
  blockedCategories: readonly string[];
  hasCreatives: boolean;
  linear: Omit<LinearCreative, 'icons'> | undefined;
  icons: readonly AdIcon[];
  companions: readonly Companion[];
  requiredCompanions: Ad['requiredCompanions'] | undefined;
  /** Told of a click on any companion: a wrapper has them without a picture. */
  companionClicks: readonly string[];
  verifications: readonly Verification[];
  impressions: readonly string[];
  viewable: Ad['viewable'];
  trackings: readonly LayerTracking[];
  errors: readonly string[];
}
