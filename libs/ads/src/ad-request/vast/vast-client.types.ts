// What this folder reads of vast-client's own objects: its declarations say `any` for them.

/** An address as vast-client keeps it. */
export interface NamedUrl {
  url: string;
}

export interface VastMediaFile {
  fileURL: string | null;
  deliveryType: string | null;
  mimeType: string | null;
  codec: string | null;
  apiFramework: string | null;
  /** 0 or NaN where it is not said; so are the other numbers. */
  bitrate: number;
  minBitrate: number;
  maxBitrate: number;
  width: number;
  height: number;
}

export interface VastIcon {
  program: string | null;
  width: number;
  height: number;
  xPosition: number | 'left' | 'right';
  yPosition: number | 'top' | 'bottom';
  /** Seconds; -1 where it is not said. */
  offset: number;
  duration: number;
  type: string | number | null;
  staticResource: string | null;
  htmlResource: string | null;
  iframeResource: string | null;
  altText: string | null;
  iconClickThroughURLTemplate: string | null | undefined;
  iconClickTrackingURLTemplates: NamedUrl[];
  iconViewTrackingURLTemplate: string | null | undefined;
}

export interface VastLinear {
  type: 'linear';
  id: string | null;
  /** Seconds; -1 where it is not said. */
  duration: number;
  skipDelay: number | null;
  mediaFiles: VastMediaFile[];
  closedCaptionFiles: { type: string | null; language: string | null; fileURL: string | null }[];
  videoClickThroughURLTemplate: NamedUrl | null;
  videoClickTrackingURLTemplates: NamedUrl[];
  adParameters: { value: string; xmlEncoded: string | null } | null;
  icons: VastIcon[];
  /** Addresses by event; those of `progress` are under `progress-SECONDS` or `progress-PERCENT%`. */
  trackingEvents: Record<string, string[]>;
}

export interface VastCompanion {
  id: string | null;
  width: number | string;
  height: number | string;
  adSlotId: string | null;
  staticResources: { url: string; creativeType: string | null }[];
  htmlResources: string[];
  iframeResources: string[];
  altText: string | null;
  companionClickThroughURLTemplate: string | null;
  companionClickTrackingURLTemplates: NamedUrl[];
  trackingEvents: Record<string, string[]>;
}

export interface VastCompanions {
  type: 'companion';
  required: string | null;
  variations: VastCompanion[];
}
