import { Core, type StreamType } from 'p2p-media-loader-core';
import { PEERS } from '../engine/limits.ts';
import type { PeerDelivery, PeerFile } from '../engine/peers.ts';
import { peerSettings, type PeerSettingsInput, urgentSeconds } from './peer-settings.ts';

/** What joining needs besides the settings. */
export type OpenPeersOptions = PeerSettingsInput & {
  /** Delivery did not start, or found no tracker; it may be called several times. */
  onFailure: () => void;
};

/**
 * Asks the origin for less as long as there is somebody else to ask, or may be.
 *
 * @returns Stops looking for others.
 */
function watchOthers(core: Core, isLive: boolean): () => void {
  const others: Record<StreamType, Set<string>> = { main: new Set(), secondary: new Set() };
  let isSearching = true;
  const adapt = (type: StreamType) => {
    const isAlone = !isSearching && others[type].size === 0;
    const highDemandTimeWindow = urgentSeconds(isLive, isAlone);
    const key = type === 'main' ? 'mainStream' : 'secondaryStream';
    core.applyDynamicConfig({ [key]: { highDemandTimeWindow } });
  };
  const timer = setTimeout(() => {
    isSearching = false;
    adapt('main');
    adapt('secondary');
  }, PEERS.searchMs);
  core.addEventListener('onPeerConnect', ({ peerId, streamType }) => {
    others[streamType].add(peerId);
    adapt(streamType);
  });
  core.addEventListener('onPeerClose', ({ peerId, streamType }) => {
    others[streamType].delete(peerId);
    adapt(streamType);
  });
  return () => clearTimeout(timer);
}

/** Tells when no tracker answers. Once somebody was met, a tracker that goes is no failure: viewers know each other. */
function watchTracker(core: Core, onFailure: () => void): void {
  let hasMet = false;
  core.addEventListener('onPeerConnect', () => {
    hasMet = true;
  });
  const fail = () => {
    if (!hasMet) onFailure();
  };
  core.addEventListener('onTrackerError', fail);
  core.addEventListener('onTrackerWarning', fail);
}

/** The time that a segment took, of the bandwidth: in part it only waited until somebody had it. */
function fileOf(body: ArrayBuffer, bandwidth: number, askedAt: number): PeerFile {
  const endedAt = performance.now();
  const tookMs = (body.byteLength * 8000) / bandwidth;
  const startedAt = Number.isFinite(tookMs) ? endedAt - Math.max(1, tookMs) : askedAt;
  return { body, startedAt, endedAt };
}

/** Joins the other viewers of a stream. @throws where the browser cannot connect to others, or a setting is wrong. */
export function openPeers({ onFailure, ...input }: OpenPeersOptions): PeerDelivery {
  if (!('RTCPeerConnection' in globalThis)) throw new Error('No WebRTC here');
  if (!/^wss?:/.test(input.tracker)) throw new Error(`${input.tracker} is no tracker`);
  const core = new Core(peerSettings(input));
  // It names the stream to the library, which asks for nothing before it knows it.
  core.setManifestResponseUrl(input.swarm);
  const stopLooking = watchOthers(core, input.isLive);
  watchTracker(core, onFailure);
  let isOff = false;
  return {
    core,
    fetch: (id, signal) => {
      if (isOff || signal.aborted || !core.isSegmentLoadable(id)) return Promise.resolve(undefined);
      const askedAt = performance.now();
      return new Promise((resolve) => {
        const end = (file?: PeerFile) => {
          signal.removeEventListener('abort', stop);
          resolve(file);
        };
        const stop = () => {
          core.abortSegmentLoading(id);
          end();
        };
        signal.addEventListener('abort', stop);
        const onSuccess = ({ data, bandwidth }: { data: ArrayBuffer; bandwidth: number }) =>
          end(fileOf(data, bandwidth, askedAt));
        core.loadSegment(id, { onSuccess, onError: () => end() }).catch(() => {
          isOff = true;
          onFailure();
          end();
        });
      });
    },
    leave: () => {
      isOff = true;
      stopLooking();
      core.destroy();
    },
  };
}
