import type { PlayerAsset } from '@foyer/contract';
import { watched } from '@foyer/core';
import {
  createPlayerMachine,
  selectIsPaused,
  selectIsRewinding,
  playerControlsMachine,
} from '@foyer/player-machine';
import { type Actor, createActor } from 'xstate';
import { engineDrm } from '../engine/engine-drm.ts';
import { type AdBreaks, type AdOptions, startAdBreaks } from './ad-breaks.ts';
import { autoplayCheckFor, type checkAutoplay } from './autoplay-check.ts';
import { createMediaActor } from './media-actor.ts';
import { type LivePlace, liveLimits, playerInput } from './player-input.ts';
import { nameTracks } from './name-tracks.ts';
import type { PlayerActor } from './player-actor.types.ts';
import { type PreferenceStorage, readPreferences, writePreferences } from './preferences.ts';
import type { PeerErrors } from './peer-errors.ts';
import type { PreparedPlayback } from './prepare-playback.ts';

/** What a running player is made of. */
export interface PlayerOptions extends AdOptions {
  asset: PlayerAsset;
  video: HTMLVideoElement;
  /** Goes to full screen; holds the element and the controls. */
  stage: HTMLElement;
  prepared: PreparedPlayback;
  /** Where choices are kept. @default nowhere */
  storage?: PreferenceStorage | undefined;
  /** Replaces the real try, for tests and stories. */
  autoplayCheck?: typeof checkAutoplay | undefined;
  /** How long controls stay without activity, in milliseconds. @default 3000 */
  hideDelayMs?: number;
  /** The service's clock, in seconds since 1970. @default the browser's */
  now?: () => number;
  /** Of a channel: where to start. @default the edge */
  live?: LivePlace;
  /** Starts the next title; without it none is offered. */
  playNext?: () => void;
  /** What it is called. @default the next episode's name; without either nothing is offered */
  nextTitle?: string | undefined;
  /** Whether somebody else's player shows the asset. PLAYER-012 @default false */
  isExternal?: boolean;
  /** Called when the player has started, for what watches it; what it returns is called before the player stops. */
  onRunning?: (running: RunningPlayer) => () => void;
}

/** A player at work; needs no React. */
export interface RunningPlayer extends Pick<PlayerOptions, 'video' | 'stage'> {
  /** As in the headers of its requests. ENGINE-013 */
  sessionId: string;
  player: PlayerActor;
  controls: Actor<typeof playerControlsMachine>;
  /** How long the first picture took that was there before the player, in milliseconds. */
  firstPictureMs?: (() => number | undefined) | undefined;
  /** Hears what goes wrong where viewers deliver to each other, once each; none of it stops playback. */
  onPeerError?: PeerErrors['listen'] | undefined;
  /** From now on keys are the player's: until then they go to what plays before it. */
  takeKeys: () => void;
  /** Absent where an asset has no slots for advertising, or nobody plays them. */
  ads?: AdBreaks | undefined;
  /** Stops playback, frees the element, removes every listener. */
  stop: () => void;
}

/** Joins engine, element, lifecycle and controls, and starts them. */
export function createPlayer({
  asset,
  video,
  stage,
  prepared,
  storage,
  autoplayCheck,
  hideDelayMs,
  now = () => Date.now() / 1_000,
  live,
  playNext,
  nextTitle,
  isExternal,
  onRunning,
  ...adOptions
}: PlayerOptions): RunningPlayer {
  const preferences = readPreferences(storage);
  const probe = autoplayCheckFor(preferences.isMuted ?? false);
  const input = playerInput(asset, {
    preferences,
    live,
    isExternal,
    isUnderWay: !video.paused,
    hasNext: Boolean(playNext),
    hasAds: adOptions.playBreak !== undefined,
    nextTitle,
  });
  const drm = engineDrm(asset);
  const media = createMediaActor({
    video,
    stage,
    source: {
      url: prepared.manifestUrl,
      isLive: asset.type === 'live',
      ...(drm && { drm }),
    },
    ...(input.live && { live: { ...liveLimits(input.live), now } }),
    loadEngine: prepared.loadEngine,
    requestHeaders: prepared.requestHeaders,
    prefetched: prepared.prefetched,
    preferred: {
      audio: preferences.audio ?? null,
      subtitle: preferences.subtitle ?? null,
      resolution: preferences.resolution ?? 'auto',
    },
    nameTracks: nameTracks(asset),
  });
  const machine = createPlayerMachine({
    media,
    autoplayCheck:
      autoplayCheck ?? ((given, signal) => prepared.early?.autoplay() ?? probe(given, signal)),
    savePreferences: (chosen) => writePreferences(storage, chosen),
    playNext,
    now,
  });
  const player = createActor(machine, { ...watched(), input });
  const controls = createActor(
    playerControlsMachine.provide({
      actions: {
        commitSeek: (_, seconds) => player.send({ type: 'player.skip', seconds }),
        stepVolume: (_, direction) => player.send({ type: 'volume.step', direction }),
      },
    }),
    { ...watched(), input: hideDelayMs === undefined ? {} : { hideDelayMs } },
  );

  let last = '';
  const subscription = player.subscribe((snapshot) => {
    const fact = {
      isPaused: selectIsPaused(snapshot),
      isRewinding: selectIsRewinding(snapshot),
    };
    if (JSON.stringify(fact) === last) return;
    last = JSON.stringify(fact);
    controls.send({ type: 'playback.changed', ...fact });
  });
  controls.start();
  player.start();
  const { engine } = prepared;
  const ads = startAdBreaks({ asset, engine, running: { player, stage }, ...adOptions });
  const running: RunningPlayer = {
    sessionId: prepared.sessionId,
    firstPictureMs: prepared.firstPictureMs,
    onPeerError: prepared.peerErrors?.listen,
    video,
    stage,
    player,
    controls,
    takeKeys: () => prepared.early?.leaveKeys(),
    ads,
    stop: () => {
      prepared.early?.leaveKeys();
      stopWatching?.();
      ads?.stop();
      subscription.unsubscribe();
      controls.stop();
      player.stop();
      prepared.prefetched.clear();
    },
  };
  const stopWatching = onRunning?.(running);
  return running;
}
