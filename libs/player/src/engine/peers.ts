import type { Core } from 'p2p-media-loader-core';

/** Why viewers do not deliver to each other; playback goes on without. ENGINE-027, ENGINE-028 */
export const peerErrors = {
  /** The library did not come. */
  load: { severity: 1, code: 1, name: 'TELEPORT_LOAD_LIB_ERROR' },
  /** The library did not start, or found no tracker. */
  init: { severity: 1, code: 2, name: 'TELEPORT_INIT_ERROR' },
} as const;

/** One of {@link peerErrors}. */
export type PeerError = (typeof peerErrors)[keyof typeof peerErrors];

/** Where viewers of one stream meet. */
export interface PeerMeeting {
  /** Address of the tracker, `wss://` or `ws://`. */
  tracker: string;
  /** Names the stream, the same for all its viewers. */
  swarm: string;
  /** Servers that tell viewers their own addresses. @default none: viewers of one network find each other */
  iceServers?: readonly { urls: string }[];
}

/** A segment that has come; times as of `performance.now()`. */
export interface PeerFile {
  body: ArrayBuffer;
  startedAt: number;
  endedAt: number;
}

/** Segments from other viewers and, where none of those has them, from the origin. */
export interface PeerDelivery {
  /** Is told which segments there are and what plays. */
  core: Pick<
    Core,
    | 'addStreamIfNoneExists'
    | 'getStream'
    | 'updateStream'
    | 'updatePlayback'
    | 'setActiveLevelBitrate'
    | 'setIsLive'
  >;
  /** Brings a segment that `core` knows; undefined when the origin must be asked in the usual way. It never throws. */
  fetch: (segmentId: string, signal: AbortSignal) => Promise<PeerFile | undefined>;
  /** Leaves the other viewers. */
  leave: () => void;
}

/** Joins the other viewers of a stream; undefined where that fails. */
export type OpenPeers = (options: {
  isLive: boolean;
  /** Headers of the next request to the origin. ENGINE-013 to ENGINE-016 */
  requestHeaders: () => Readonly<Record<string, string>>;
}) => PeerDelivery | undefined;
