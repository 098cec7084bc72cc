import type { PlayerAsset } from '@foyer/contract';
import { watched } from '@foyer/core';
import {
  createPlayerMachine,
  selectIsPaused,
  selectIsRewinding,
  playerControlsMachine,
} from '@foyer/player-machine';
import { type Actor, createActor } from 'xstate';
import type { EngineSource } from '../engine/media-engine.ts';
import { checkAutoplay } from './autoplay-check.ts';
import { createMediaActor } from './media-actor.ts';
import { nameTracks } from './name-tracks.ts';
import { type PreferenceStorage, readPreferences, writePreferences } from './preferences.ts';
import type { PreparedPlayback } from './prepare-playback.ts';

/** What a running player is made of. */
export interface PlayerOptions {
  asset: PlayerAsset;
  video: HTMLVideoElement;
  /** Goes to full screen; holds the element and the controls. */
  stage: HTMLElement;
  prepared: PreparedPlayback;
  /** Where choices are kept. @default nowhere */
  storage?: PreferenceStorage | undefined;
  /** Replaces the real try, for tests and stories. */
  autoplayCheck?: typeof checkAutoplay;
  /** How long controls stay without activity, in milliseconds. @default 3000 */
  hideDelayMs?: number;
}

/** A player at work; needs no React. */
export interface RunningPlayer {
  player: Actor<ReturnType<typeof createPlayerMachine>>;
  controls: Actor<typeof playerControlsMachine>;
  /** Stops playback, frees the element, removes every listener. */
  stop: () => void;
}

/** What opens the asset's streams; ClearKey is the only key system that engines ask so far. */
function drmOf({ drm_config: drm }: PlayerAsset): Pick<EngineSource, 'drm'> {
  const clearKeyUrl = drm?.urls.clearkey;
  return drm && clearKeyUrl ? { drm: { clearKeyUrl, getToken: () => drm.token } } : {};
}

/** Joins engine, element, lifecycle and controls, and starts them. */
export function createPlayer({
  asset,
  video,
  stage,
  prepared,
  storage,
  autoplayCheck = checkAutoplay,
  hideDelayMs,
}: PlayerOptions): RunningPlayer {
  const preferences = readPreferences(storage);
  const media = createMediaActor({
    video,
    stage,
    source: {
      url: prepared.manifestUrl,
      isLive: asset.type === 'live',
      ...drmOf(asset),
    },
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
    autoplayCheck,
    savePreferences: (chosen) => writePreferences(storage, chosen),
  });
  const { start_time: startTime, duration } = asset;
  // A programme of the archive is played like a film.
  const type = asset.type === 'catchup' ? 'vod' : asset.type;
  const player = createActor(machine, {
    ...watched(),
    input: { type, startTime, duration, preferences },
  });
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
  return {
    player,
    controls,
    stop: () => {
      subscription.unsubscribe();
      controls.stop();
      player.stop();
      prepared.prefetched.clear();
    },
  };
}
