/*
 * The numbers of playback, the same for every engine. Adapters translate them to their library and have none of
 * their own.
 */

/** How much to load ahead, in seconds. ENGINE-007, ENGINE-008 */
export const BUFFER_GOAL_SECONDS = { live: 30, vod: 120 } as const;

/** How much must be there before a live stream goes on after a stall, in seconds. ENGINE-009 */
export const LIVE_REBUFFER_SECONDS = 10;

/** How far behind the live edge to play, in seconds. ENGINE-011 */
export const LIVE_DELAY_SECONDS = 40;

/** What stays loaded behind the playhead, in seconds; bounds the memory of a long film. */
export const BACK_BUFFER_SECONDS = 30;

/**
 * Waits between asking again for what failed. The first is short, because most failures are over at once (a server
 * that restarts, a changed network); the cap keeps a viewer who comes back from a tunnel from waiting long.
 */
export const BACKOFF = {
  firstMs: 300,
  factor: 2,
  capMs: 8_000,
  /** Share of the wait that is left to chance, so that all viewers of a failed server do not come back at once. */
  jitter: 0.25,
} as const;

/** How long a request may wait for its first byte, in milliseconds; slow mobile networks need several seconds. */
export const CONNECTION_TIMEOUT_MS = 10_000;

/** A transfer that has begun and brings no byte for so long has stalled, in milliseconds. */
export const TRANSFER_STALL_MS = 2_000;

/**
 * How often one file is asked for again before it counts as failed. Manifests and playlists get more tries than
 * segments, since nothing plays without them, and a segment has other renditions and can be passed over.
 */
export const TRIES = { manifest: 4, segment: 3, licence: 2 } as const;

/** A missing segment that is no longer than this is passed over, in seconds; above it something else is wrong. */
export const LONGEST_SKIP_SECONDS = 12;

/** How far past a gap to land, in seconds: the edge itself can round to the side of the gap. */
export const SKIP_MARGIN_SECONDS = 0.1;

/** So many gaps in a row without playback between them are no gaps: the stream is not there. */
export const MOST_SKIPS_IN_A_ROW = 5;

/** The playhead's watch. A decoder needs up to about a second after a seek, so three are no false alarm. */
export const WATCH = {
  /** How often to look, in milliseconds. */
  everyMs: 500,
  /** Without movement for so long while data is there, playback hangs, in milliseconds. */
  hangMs: 3_000,
  /** Without movement for so long while there is no data and none on its way, the library has lost the thread, in milliseconds. */
  idleMs: 5_000,
  /** What counts as data ahead of the playhead, in seconds. */
  bufferedAheadSeconds: 0.5,
  /** How far a nudge moves the playhead, in seconds: past a frame, and not to be seen. */
  nudgeSeconds: 0.1,
} as const;

/** After so long without an error the tries of a recovery are given back, in milliseconds. */
export const RECOVERY_FORGIVEN_MS = 30_000;

/** How many seconds of media count as one piece where viewers deliver to each other. ENGINE-012 */
export const PEER_SEGMENT_SECONDS = 6;

/** What viewers who deliver to each other reckon with. */
export const PEERS = {
  /** What is needed so soon is asked of the origin at once, in pieces of {@link PEER_SEGMENT_SECONDS}. */
  urgentPieces: 2,
  /** A viewer looks for others so long before they count as alone, in milliseconds. */
  searchMs: 5_000,
  /** How much is kept for others, in MiB; browsers give a page about ten times that. */
  storedMiB: 256,
  /** Playback waits no longer for the library, in milliseconds: it starts without. */
  libraryPatienceMs: 3_000,
} as const;

/**
 * What the choice of a rendition reckons with. Almost all of what was measured is used, since the deep buffer pays
 * for the times when that was too much: at 5 Mbit/s it plays 4.2. While little is loaded, a share is kept back.
 */
export const ADAPTATION = {
  /** Share of the measured bandwidth that a rendition may need. */
  share: 0.95,
  /** The same with less loaded than {@link ADAPTATION.carefulBelowSeconds}. */
  carefulShare: 0.7,
  carefulBelowSeconds: 8,
  /** What came so long ago counts half: the lower of both averages is what the network is thought to bring. */
  shortMemorySeconds: 1.5,
  longMemorySeconds: 4,
  /**
   * When low pictures that are loaded are loaded anew: with so much ahead that a wrong guess costs nothing, and for a
   * rendition so many times as rich.
   */
  renew: { aboveSeconds: 15, times: 2.4 },
  /** On such a link a start leaves what follows to the engine, which brings it in better quality; in bits per second. */
  wideLink: 3_000_000,
  /** Without a measurement or a remembered one, in bits per second. */
  firstEstimate: 1_500_000,
  /** A remembered measurement counts up to here, in bits per second: the network may be another one today. */
  mostRemembered: 20_000_000,
} as const;
