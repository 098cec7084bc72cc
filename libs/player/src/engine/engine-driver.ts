import type { PlaybackError } from '@foyer/player-machine';
import type { Delivery } from './delivery.ts';
import type { EngineEvent, EngineOptions, EngineSource } from './media-engine.ts';
import type { NetworkMeter } from './network-meter.ts';
import type { PeerDelivery } from './peers.ts';

/** An error of a library. */
export interface DriverFailure {
  type: 'error';
  error: PlaybackError;
  /** Names of the segments of which the decoder could not take one, where the library says so. */
  segments?: readonly string[];
  /** A new engine goes on without what is to blame, which is in {@link DriverContext.lost} by now. */
  isLost?: true;
}

/** What a driver reports; what is to be done about errors is decided above it. */
export type DriverEvent = Exclude<EngineEvent, { type: 'reconnecting' | 'error' }> | DriverFailure;

/** What one life of a library is made with. */
export interface DriverContext {
  video: HTMLVideoElement;
  source: EngineSource;
  /** Seconds of the element's time; undefined for the live edge. */
  startTime: number | undefined;
  /** Seconds by which a live stream runs late, already in the address. */
  liveOffset: number;
  preferred: EngineOptions['preferred'];
  delivery: Delivery;
  /** Joins the other viewers; undefined where there are none to join. Whoever joins must leave. */
  joinPeers: () => PeerDelivery | undefined;
  /** Renditions whose start is not there, by the library's own names, of all lives of an engine. */
  lost: Set<string>;
  /** What the network brings, of all lives of an engine. */
  network: NetworkMeter;
  /** What the network is thought to bring before it is measured, in bits per second. */
  firstEstimate: number;
  onEvent: (event: DriverEvent) => void;
}

/**
 * One life of a library on one element: a translation, without retries, time-outs and recoveries of its own. Files
 * come through the {@link Delivery}.
 */
export interface EngineDriver {
  seek: (time: number) => void;
  /** Asks for the next picture in the lowest rendition: it is wanted soon, at a place where nothing is loaded. */
  startLow: () => void;
  selectResolution: (value: string) => void;
  selectAudio: (value: string) => void;
  selectSubtitle: (value: string | null) => void;
  /** Repairs buffers and decoder in place; false where the library cannot. */
  repair: () => boolean;
  /** The moment of the broadcast on the screen, in seconds since 1970; undefined for what is no live stream. */
  liveTime: () => number | undefined;
  destroy: () => void;
}

/** Starts a library. */
export type OpenDriver = (context: DriverContext) => EngineDriver;

/** An error that a repair or a new engine may cure: of the decoder, or of the engine itself. */
export const isCurable = ({ severity, category }: PlaybackError): boolean =>
  severity === 2 && (category === 3 || category === 7);

/** An error of the network that has stopped a library. */
export const isNetworkFailure = ({ severity, category }: PlaybackError): boolean =>
  severity === 2 && category === 1;
