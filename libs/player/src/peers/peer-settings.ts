import type { CoreConfig } from 'p2p-media-loader-core';
import {
  BUFFER_GOAL_SECONDS,
  PEER_SEGMENT_SECONDS,
  PEERS,
  TRANSFER_STALL_MS,
} from '../engine/limits.ts';
import type { OpenPeers, PeerMeeting } from '../engine/peers.ts';

/** What the settings depend on. */
export type PeerSettingsInput = PeerMeeting & Parameters<OpenPeers>[0];

/**
 * How far ahead the origin is asked at once, in seconds. A viewer who is alone loads as far as anybody; with others,
 * only what is needed soon, so that the rest has time to come from them.
 */
export function urgentSeconds(isLive: boolean, isAlone: boolean): number {
  const goal = isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod;
  return isAlone ? goal : PEERS.urgentPieces * PEER_SEGMENT_SECONDS;
}

/** The settings of the peer library for a stream. The origin is asked once; after that the engine asks in its own way. */
export function peerSettings({
  tracker,
  swarm,
  iceServers = [],
  isLive,
  requestHeaders,
}: PeerSettingsInput): Partial<CoreConfig> {
  const goal = isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod;
  return {
    swarmId: swarm,
    announceTrackers: [tracker],
    // The library's own are of parties that viewers have not agreed to.
    rtcConfig: { iceServers: [...iceServers] },
    // Until it is known whether anybody is there.
    highDemandTimeWindow: urgentSeconds(isLive, false),
    httpDownloadTimeWindow: goal,
    p2pDownloadTimeWindow: goal + PEER_SEGMENT_SECONDS,
    segmentMemoryStorageLimit: PEERS.storedMiB,
    httpErrorRetries: 1,
    httpNotReceivingBytesTimeoutMs: TRANSFER_STALL_MS,
    p2pNotReceivingBytesTimeoutMs: TRANSFER_STALL_MS,
    httpRequestSetup: (url, _range, signal, range) => {
      const headers = new Headers(requestHeaders());
      if (range) headers.set('Range', `bytes=${range.start}-${range.end ?? ''}`);
      return Promise.resolve(new Request(url, { headers, signal }));
    },
  };
}
