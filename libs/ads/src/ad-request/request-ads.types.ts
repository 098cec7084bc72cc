import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { Ad, Tracking } from '../model/ad.types.ts';
import type { MacroValues } from './macros.ts';

/** A place in the content where advertisements are asked for. */
export type RequestedSlot = 'preroll' | 'midroll' | 'pauseroll' | 'postroll';

/** What a request reaches the world by. */
export interface AdRequestPorts {
  /**
   * Asks for a document; the real one is `fetchXml`.
   *
   * @throws {@link XmlFailure} with `VAST_REQUEST_FAILED`, `VAST_HTTP_STATUS`, `VAST_EMPTY_ANSWER` or `VAST_INVALID_XML`.
   */
  fetchXml: (url: string, signal: AbortSignal) => Promise<Document>;
  /** Whether an address may be asked, by the viewer's consent. A hop that may not ends with `WRAPPER_FAILED`. */
  mayAsk: (url: string) => boolean;
  /** Sends a ping: errors of hops, and of a document without advertisements. Must not throw. */
  ping: (url: string) => void;
}

/** What is asked for. */
export interface AdRequest {
  /** Of a VAST or a VMAP document. */
  address: string;
  slot: RequestedSlot;
  /** Most advertisements of the break. AD-019, AD-020 */
  limit: number;
  /** Milliseconds for the request with all its hops. */
  budgetMs: number;
  /** Where the content stands, in seconds: a VMAP's midroll is chosen by it. */
  time: number;
  /** Length of the content, in seconds; 0 where it is not known. */
  duration: number;
  /** Put into every address and every ping. */
  macros: MacroValues;
  /** Most wrappers of one chain. AD-022 */
  maxWrappers: number;
}

/** What came of a request. */
export interface AdAnswer {
  /** In the order in which they are to be shown, at most `limit`. */
  pod: readonly Ad[];
  /** Those without a place, in order: each may take the place of one that fails while it is shown. */
  standIns: readonly Ad[];
  /** Why there is nothing. */
  error?: AdErrorName;
  /** Why parts of the pod are missing, in their order; their pings of errors are sent. */
  failures: readonly AdErrorName[];
  /** Pings of the break, which a VMAP names: `breakStart` and `breakEnd`. Those of `error` are sent. VMAP 1.0 §2.3.3 */
  breakTrackings: readonly Tracking[];
}
