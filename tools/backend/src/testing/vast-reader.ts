import { VASTClient } from '@dailymotion/vast-client';

/** A companion, as far as tests look at it. */
interface ReadCompanion {
  id: string;
  altText: string;
  staticResources: { url: string; creativeType: string }[];
  iframeResources: string[];
  htmlResources: string[];
  trackingEvents: Record<string, string[]>;
}

/** The part of an advertisement that tests look at; the client itself has no type for its answers. */
export interface ReadAd {
  id: string;
  sequence: string | number | null;
  advertiser: { value: string } | null;
  extensions: { value: string; attributes: { type: string } }[];
  errorURLTemplates: string[];
  impressionURLTemplates: { url: string }[];
  /** The client hands on what it finds in wrappers as well. */
  viewableImpression: Record<string, string[]>[];
  adVerifications: {
    vendor: string;
    resource: string;
    apiFramework: string;
    parameters: string;
    trackingEvents: Record<string, string[]>;
  }[];
  creatives: {
    type: string;
    duration: number;
    skipDelay: number;
    adParameters: { value: string } | null;
    mediaFiles: {
      fileURL: string;
      mimeType: string;
      apiFramework: string;
      deliveryType: string;
      width: number;
      height: number;
      bitrate: number;
    }[];
    interactiveCreativeFile: {
      fileURL: string;
      apiFramework: string;
      variableDuration: boolean;
    } | null;
    closedCaptionFiles: { fileURL: string; type: string; language: string }[];
    icons: {
      program: string;
      altText: string;
      staticResource: string | null;
      iframeResource: string | null;
      htmlResource: string | null;
      iconClickThroughURLTemplate: string;
    }[];
    trackingEvents: Record<string, string[]>;
    /** Of companions: which of them have to be shown, and they themselves. */
    required?: string;
    variations?: ReadCompanion[];
  }[];
}

/** What the player's own client makes of an answer of an ad server. */
export interface ReadVast {
  version: string;
  ads: ReadAd[];
}

/** The client refuses the wrapper with this number, so that it follows ten. AD-022. */
const WRAPPER_LIMIT = 11;

/** Asks an ad server as the player does. */
export async function readVast(url: string): Promise<ReadVast> {
  const client = new VASTClient();
  return (await client.get(url, { wrapperLimit: WRAPPER_LIMIT, timeout: 4000 })) as ReadVast;
}
