import type { AdAddresses } from '../ad-addresses.ts';
import type { AdRequest, AdTrack } from '../ad-request.schema.ts';
import type { AdScenario } from '../ad-scenarios.ts';
import { spots, type Spot } from '../spots.ts';
import { inlineAd, type InlineAd } from '../vast/inline-ad.ts';
import type { MediaFile } from '../vast/linear.ts';
import { vastElement, xmlDocument } from '../vast/vast-document.ts';

/** A document and how long it is held back, in milliseconds; or one of the answers that hold none. */
export type AdsAnswer = { document: string; delayMs?: number } | 'server_error' | 'timeout';

/** What scenarios make their answers from. */
export interface ScenarioKit {
  request: AdRequest;
  addresses: AdAddresses;
  /** The advertisement of the slot. */
  spot: Spot;
  /** The file of a spot. */
  video: (spot: Spot) => MediaFile;
  /** The element of one advertisement. @default that of the slot, as it is */
  ad: (changes?: Partial<InlineAd>) => string;
  /** An answer of these advertisements. */
  answer: (...ads: readonly string[]) => { document: string };
  /** An answer of one. */
  one: (changes?: Partial<InlineAd>) => { document: string };
}

/** How a scenario is answered. */
export type Scenario = (kit: ScenarioKit) => AdsAnswer;

/** Some scenarios by name. */
export type Scenarios = Partial<Record<AdScenario, Scenario>>;

/** Spots by the place where they are shown: breaks begin with the first. */
export const [tea, umbrella] = spots;

/** The kit for one request. */
export function scenarioKit(request: AdRequest, addresses: AdAddresses): ScenarioKit {
  const ends: readonly AdTrack['slot'][] = ['pauseroll', 'postroll'];
  const spot = ends.includes(request.slot) ? umbrella : tea;
  const video = ({ file, width, height, bitrate }: Spot): MediaFile => ({
    url: addresses.media(file),
    type: 'video/mp4',
    width,
    height,
    bitrate,
  });
  const ad = (changes: Partial<InlineAd> = {}) => {
    const shown = changes.spot ?? spot;
    return inlineAd(request, addresses, { spot: shown, files: [video(shown)], ...changes });
  };
  const answer = (...ads: readonly string[]) => ({
    document: xmlDocument(vastElement(request.vast, addresses, ads)),
  });
  return { request, addresses, spot, video, ad, answer, one: (changes) => answer(ad(changes)) };
}
