import type { PlayerAsset } from '@foyer/contract';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  createPlayer,
  type PlayerOptions,
  type RunningPlayer,
} from '../controller/create-player.ts';
import { type PreparedPlayback, preparePlayback } from '../controller/prepare-playback.ts';
import type { PlaybackIdentity } from '../engine/request-headers.ts';

/** What a page may decide about its player. */
export interface RunOptions {
  /** Started earlier, such as on the click that led here. @default started when the player appears */
  prepared?: PreparedPlayback | undefined;
  /** Who watches, for the media origin; asked when the player prepares the playback by itself. */
  identity?: (() => PlaybackIdentity) | undefined;
  autoplayCheck?: PlayerOptions['autoplayCheck'] | undefined;
  hideDelayMs?: number | undefined;
  /** The service's clock, in seconds since 1970. @default the browser's */
  now?: PlayerOptions['now'];
  /** Of a channel: where to start. @default the edge */
  live?: PlayerOptions['live'];
  /** Starts the next episode; without it none is offered. */
  playNext?: PlayerOptions['playNext'];
  /** Whether somebody else's player shows the asset. @default false */
  isExternal?: boolean;
  /** Called when the player has started, for what watches it; what it returns is called before the player stops. */
  onRunning?: PlayerOptions['onRunning'];
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
  { prepared, autoplayCheck, hideDelayMs, live, isExternal = false, ...page }: RunOptions,
): RunningPlayer | undefined {
  const [host] = useState(createHost);
  const { video, stage } = elements;
  const hasNext = page.playNext !== undefined;
  const { startTime, edgeDelay } = live ?? {};
  // The page's functions may be new with each render; that is no reason to start anew.
  const now = useEffectEvent(() => page.now?.() ?? Date.now() / 1_000);
  const identity = useEffectEvent(() => page.identity?.() ?? {});
  const playNext = useEffectEvent(() => page.playNext?.());
  const onRunning = useEffectEvent((running: RunningPlayer) => page.onRunning?.(running));
  useEffect(() => {
    if (!video.current || !stage.current) return undefined;
    return host.start({
      asset,
      video: video.current,
      stage: stage.current,
      prepared: prepared ?? preparePlayback(asset, { identity: identity() }),
      storage: browserStorage(),
      ...(autoplayCheck && { autoplayCheck }),
      ...(hideDelayMs !== undefined && { hideDelayMs }),
      now: () => now(),
      live: {
        ...(startTime !== undefined && { startTime }),
        ...(edgeDelay !== undefined && { edgeDelay }),
      },
      ...(hasNext && { playNext: () => playNext() }),
      isExternal,
      onRunning: (running) => onRunning(running) ?? (() => {}),
    });
  }, [
    host,
    asset,
    video,
    stage,
    prepared,
    autoplayCheck,
    hideDelayMs,
    hasNext,
    startTime,
    edgeDelay,
    isExternal,
  ]);
  return useSyncExternalStore(host.subscribe, host.get, () => undefined);
}

/** Where choices are kept; nothing where the browser forbids it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
