import type { ExplorerTarget } from '@foyer/explorer';
import {
  type PlayerContext,
  type PlayerControlsContext,
  playerControlsEvents,
  playerControlsMachine,
  playerEvents,
  playerMachine,
} from '@foyer/player-machine';
import { filmInput, filmTracks, lifecycleEvents } from '@foyer/player-machine/fixtures';

/** The life of one title in the player. */
export const playerTarget: ExplorerTarget = {
  machine: playerMachine,
  events: playerEvents,
  inputs: {
    film: filmInput,
    live: { ...filmInput, type: 'live', duration: 0 },
    external: { ...filmInput, type: 'embed', isExternal: true },
  },
  calls: {
    autoplayCheck: { answers: { allowed: { isAllowed: true }, denied: { isAllowed: false } } },
  },
  examples: [...lifecycleEvents, filmTracks],
  summarise: ({ autoplay, pauseReason, error, isLive }: PlayerContext) => [
    autoplay,
    pauseReason,
    error?.severity,
    isLive,
  ],
};

/** What a viewer sees of the controls. */
export const playerControlsTarget: ExplorerTarget = {
  machine: playerControlsMachine,
  events: playerControlsEvents,
  inputs: { ordinary: {}, quick: { hideDelayMs: 500 } },
  summarise: ({ isPaused, isRewinding, isPanelOpen, seekDelta }: PlayerControlsContext) => [
    isPaused,
    isRewinding,
    isPanelOpen,
    Math.sign(seekDelta),
  ],
};
