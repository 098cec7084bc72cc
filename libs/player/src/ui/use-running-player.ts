import type { PlayerAsset } from '@foyer/contract';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PlayBreak, PrepareAds } from '../controller/ad-breaks.ts';
import {
  createPlayer,
  type PlayerOptions,
  type RunningPlayer,
} from '../controller/create-player.ts';
import {
  type PreparedPlayback,
  type PrepareOptions,
  preparePlayback,
} from '../controller/prepare-playback.ts';
import type { PlaybackIdentity } from '../engine/request-headers.ts';

/** What a page may decide about its player. */
export interface RunOptions {
  /** Started earlier, such as on the click that led here. @default started when the player appears */
  prepared?: PreparedPlayback | undefined;
  /** Who watches, for the media origin; asked when the player prepares the playback by itself. */
  identity?: (() => PlaybackIdentity) | undefined;
  /** Where viewers find each other, when the player prepares the playback by itself. @default nowhere */
  peers?: PrepareOptions['peers'];
  /** Where choices are kept; keep the object stable. @default the browser's own */
  storage?: PlayerOptions['storage'];
  autoplayCheck?: PlayerOptions['autoplayCheck'] | undefined;
  hideDelayMs?: number | undefined;
  /** The service's clock, in seconds since 1970. @default the browser's */
  now?: PlayerOptions['now'];
  /** Of a channel: where to start. @default the edge */
  live?: PlayerOptions['live'];
  /** Starts the next title; without it none is offered. */
  playNext?: PlayerOptions['playNext'];
  /** What it is called; another name starts the player anew. @default the next episode's name */
  nextTitle?: PlayerOptions['nextTitle'];
  /** Whether somebody else's player shows the asset. @default false */
  isExternal?: boolean;
  /** Plays advertisements, drawn over the picture. @default none are shown */
  playBreak?: PlayerOptions['playBreak'];
  /** Loads what plays them, and finds out whether they are blocked. @default nothing is to be loaded */
  prepareAds?: PlayerOptions['prepareAds'];
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
  elements: {
    video: RefObject<HTMLVideoElement | null>;
    stage: RefObject<HTMLElement | null>;
    /** Where advertisements are drawn. */
    adWrapper: RefObject<HTMLElement | null>;
  },
  {
    prepared,
    storage,
    autoplayCheck,
    hideDelayMs,
    live,
    isExternal = false,
    nextTitle,
    ...page
  }: RunOptions,
): RunningPlayer | undefined {
  const [host] = useState(createHost);
  const { video, stage, adWrapper } = elements;
  const hasNext = page.playNext !== undefined;
  const hasAds = page.playBreak !== undefined;
  const { startTime, edgeDelay } = live ?? {};
  // The page's functions may be new with each render; that is no reason to start anew.
  const now = useEffectEvent(() => page.now?.() ?? Date.now() / 1_000);
  const identity = useEffectEvent(() => page.identity?.() ?? {});
  const peers = useEffectEvent(() => page.peers);
  const playNext = useEffectEvent(() => page.playNext?.());
  const playBreak = useEffectEvent<PlayBreak>(
    async (...asked) => page.playBreak?.(...asked) ?? { status: 'empty' },
  );
  const prepareAds = useEffectEvent<PrepareAds>(
    async (signal) => page.prepareAds?.(signal) ?? { isBlocked: false },
  );
  const onRunning = useEffectEvent((running: RunningPlayer) => page.onRunning?.(running));
  useEffect(() => {
    if (!video.current || !stage.current) return undefined;
    return host.start({
      asset,
      video: video.current,
      stage: stage.current,
      prepared: prepared ?? preparePlayback(asset, { identity: identity(), peers: peers() }),
      storage: storage ?? browserStorage(),
      ...(autoplayCheck && { autoplayCheck }),
      ...(hideDelayMs !== undefined && { hideDelayMs }),
      now: () => now(),
      live: {
        ...(startTime !== undefined && { startTime }),
        ...(edgeDelay !== undefined && { edgeDelay }),
      },
      ...(hasNext && { playNext: () => playNext() }),
      ...(hasAds && {
        playBreak: (...asked) => playBreak(...asked),
        prepareAds: (signal) => prepareAds(signal),
        adWrapper: adWrapper.current ?? undefined,
      }),
      nextTitle,
      isExternal,
      onRunning: (running) => onRunning(running) ?? (() => {}),
    });
  }, [
    host,
    asset,
    video,
    stage,
    prepared,
    storage,
    autoplayCheck,
    hideDelayMs,
    hasNext,
    hasAds,
    adWrapper,
    nextTitle,
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
