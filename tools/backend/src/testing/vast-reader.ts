import { VASTClient } from '@dailymotion/vast-client';

/** The part of an advertisement that tests look at; the client itself has no type for its answers. */
export interface ReadAd {
  id: string;
  sequence: string | number | null;
  errorURLTemplates: string[];
  impressionURLTemplates: { url: string }[];
  creatives: {
    duration: number;
    skipDelay: number;
    adParameters: { value: string } | null;
    mediaFiles: { fileURL: string; mimeType: string; apiFramework: string }[];
    trackingEvents: Record<string, string[]>;
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
