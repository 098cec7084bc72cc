/** A file that may be played, of an advertisement or of its interactive part. VAST 4.3 §3.9.1 */
export interface MediaFile {
  url: string;
  /** MIME type, such as `video/mp4` or `application/vnd.apple.mpegurl`. */
  type: string;
  delivery: 'progressive' | 'streaming';
  /** Pixels; 0 where it is not said. */
  width: number;
  height: number;
  /** Kilobits a second, the middle of a range; undefined where it is not said. */
  bitrate?: number;
  codec?: string;
  /** What has to run it; undefined for plain media. */
  apiFramework?: string;
}

/** A program that draws the advertisement: VPAID 2 or SIMID 1. */
export interface InteractiveFile {
  kind: 'vpaid' | 'simid';
  url: string;
  type: string;
  /** Whether the program may play longer than was said. VAST 4.3 §3.9.3 */
  variableDuration: boolean;
}

/** A place for a ping: events that come once, several times or at a moment. */
export interface Tracking {
  /** In the words of VAST, such as `firstQuartile`; `progress` comes at a moment. */
  event: string;
  url: string;
  /** Of `progress`: seconds from the start. */
  at?: number;
}

/** A picture, a page or markup that stands beside or over an advertisement. */
export type AdResource =
  | { kind: 'static'; url: string; type: string }
  | { kind: 'frame'; url: string }
  | { kind: 'html'; markup: string };

/** What leads on from an advertisement, an icon or a companion. */
export interface AdClick {
  /** Opened in another window; only `http:` and `https:`. */
  through?: string;
  tracking: readonly string[];
}

/** A sign over the picture, such as AdChoices. VAST 4.3 §3.11 */
export interface AdIcon {
  program?: string;
  resource: AdResource;
  width: number;
  height: number;
  /** Pixels from the left and the top, or a side. */
  x: number | 'left' | 'right';
  y: number | 'top' | 'bottom';
  /** Seconds. */
  offset: number;
  duration?: number;
  altText?: string;
  click: AdClick;
  views: readonly string[];
  /** Shown where the address of the click cannot be opened. */
  fallbackImages: readonly { url: string; altText?: string }[];
}

/** What stands beside the picture while an advertisement plays, or in a pause after it. VAST 4.3 §3.13 */
export interface Companion {
  id?: string;
  width: number;
  height: number;
  adSlotId?: string;
  /** In the order of worth: the first that can be shown is. */
  resources: readonly AdResource[];
  altText?: string;
  click: AdClick;
  views: readonly string[];
}

/** A vendor that measures whether an advertisement was seen. VAST 4.3 §3.16 */
export interface Verification {
  vendor?: string;
  /** Scripts, with the framework that each needs, such as `omid`. */
  scripts: readonly { url: string; apiFramework: string; isBrowserOptional: boolean }[];
  parameters?: string;
  /** Told with `[REASON]` when it is not run. */
  notExecuted: readonly string[];
}

/** Captions of an advertisement. VAST 4.3 §3.9.4 */
export interface Captions {
  url: string;
  type: string;
  /** BCP 47. */
  language?: string;
}

/** The moving part of an advertisement. */
export interface LinearCreative {
  id?: string;
  /** Seconds; 0 where it is not said. */
  duration: number;
  /** From which second on it may be skipped; undefined where it may not. */
  skipAfter?: number;
  files: readonly MediaFile[];
  interactive: readonly InteractiveFile[];
  captions: readonly Captions[];
  icons: readonly AdIcon[];
  click: AdClick;
  /** Handed to a program as it stands. */
  parameters?: string;
}

/**
 * One advertisement with all that its wrappers add, as it is played; JSON-safe, and all that leaves `ad-request`: no
 * XML does.
 */
export interface Ad {
  id?: string;
  /** Place in a pod, from 1; undefined for one that stands alone. VAST 4.3 §3.3.1 */
  sequence?: number;
  title?: string;
  /** What the advertiser says of it, in words. */
  description?: string;
  system?: string;
  /** Who pays for it, in words. */
  advertiser?: string;
  /** The token by which the law knows it, such as `erid`. */
  token?: string;
  partnerId?: string;
  servingId?: string;
  universalIds: readonly { registry: string; value: string }[];
  categories: readonly string[];
  linear: LinearCreative | undefined;
  companions: readonly Companion[];
  /** Which companions have to be shown. @default 'none' */
  requiredCompanions: 'all' | 'any' | 'none';
  verifications: readonly Verification[];
  /** Told on the first frame that is drawn. */
  impressions: readonly string[];
  /** Told when at least half of it was in sight for two seconds, was not, or when that cannot be known. */
  viewable: Readonly<Record<'viewable' | 'notViewable' | 'viewUndetermined', readonly string[]>>;
  trackings: readonly Tracking[];
  /** Told when it is not shown; `[ERRORCODE]` stands for the number. */
  errors: readonly string[];
}
