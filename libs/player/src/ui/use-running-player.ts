import type { PlayerAsset } from '@foyer/contract';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createPlayer,
  type PlayerOptions,
  type RunningPlayer,
} from '../controller/create-player.ts';
import { type PreparedPlayback, preparePlayback } from '../controller/prepare-playback.ts';

/** What a page may decide about its player. */
export interface RunOptions {
  /** Started earlier, such as on the click that led here. @default started when the player appears */
  prepared?: PreparedPlayback | undefined;
  autoplayCheck?: PlayerOptions['autoplayCheck'] | undefined;
  hideDelayMs?: number | undefined;
}

/** Holds at most one running player, and tells who asks. */
function createHost() {
  let running: RunningPlayer | undefined;
  const listeners = new Set<() => void>();
  const set = (next: RunningPlayer | undefined) => {
    running = next;
    for (const tell of listeners) tell();
  };
  return {
    start: (options: PlayerOptions) => {
      const started = createPlayer(options);
      set(started);
      return () => {
        set(undefined);
        started.stop();
      };
    },
    get: () => running,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/**
 * Runs a player in an element while the component is on the page. Undefined on the server and until the element
 * is there. A new asset stops the old player and starts another.
 */
export function useRunningPlayer(
  asset: PlayerAsset,
  elements: { video: RefObject<HTMLVideoElement | null>; stage: RefObject<HTMLElement | null> },
  { prepared, autoplayCheck, hideDelayMs }: RunOptions,
): RunningPlayer | undefined {
  const [host] = useState(createHost);
  const { video, stage } = elements;
  useEffect(() => {
    if (!video.current || !stage.current) return undefined;
    return host.start({
      asset,
      video: video.current,
      stage: stage.current,
      prepared: prepared ?? preparePlayback(asset),
      storage: browserStorage(),
      ...(autoplayCheck && { autoplayCheck }),
      ...(hideDelayMs !== undefined && { hideDelayMs }),
    });
  }, [host, asset, video, stage, prepared, autoplayCheck, hideDelayMs]);
  return useSyncExternalStore(host.subscribe, host.get, () => undefined);
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
