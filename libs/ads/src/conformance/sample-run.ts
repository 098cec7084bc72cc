import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { RequestedSlot } from '../ad-request/request-ads.types.ts';

/** Where a sample is asked for; the content lasts 20 minutes. */
export interface SampleBreak {
  slot: RequestedSlot;
  /** Where the content stands, in seconds. */
  time: number;
}

/** What the client made of a sample in one break, before its pings are counted. */
export interface SampleRun {
  /** Each advertisement in one line, in order. */
  shown: readonly string[];
  standIns: readonly string[];
  /** Events of the break whose pings a VMAP names. */
  breakEvents: readonly string[];
  error?: AdErrorName;
  /** What `[ERRORCODE]` stands for. */
  code?: number;
}

/** What is expected of a sample that is asked for: the same with the pings that were sent, in order. */
export interface SampleResult extends SampleBreak, SampleRun {
  pings: readonly string[];
}

/** What is expected of it when it is played as well, which takes a browser. */
export interface PlayedSample extends SampleResult {
  /** What was on the screen, and what failed, in order. */
  played: readonly string[];
  /** All that was sent from the request to the end of the break, in order. */
  playedPings: readonly string[];
}

/** A client that a sample is asked for with. */
export type SampleClient = (address: string, at: SampleBreak) => Promise<SampleRun>;

/** Length of the content of every sample, in seconds. */
export const SAMPLE_DURATION = 1200;

/** Most advertisements of a break. AD-020 */
export const SAMPLE_LIMIT = 4;

/** The breaks in which a sample is asked for: of VMAP, one for each of its places. */
export const breaksOf = (xml: string): readonly SampleBreak[] =>
  xml.includes(':VMAP ')
    ? [
        { slot: 'preroll', time: 0 },
        { slot: 'midroll', time: 700 },
        { slot: 'postroll', time: SAMPLE_DURATION },
      ]
    : [{ slot: 'preroll', time: 0 }];
