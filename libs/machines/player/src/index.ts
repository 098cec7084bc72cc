export {
  PANEL_SCREENS,
  type PanelScreen,
  type PlayerControlsContext,
  type PlayerControlsEvent,
  playerControlsEvents,
  type PlayerControlsInput,
  playerControlsMachine,
} from './controls/index.ts';
export { preferencesOf } from './player.context.ts';
export { mediaReports, playerEvents, playerRequests } from './player.events.ts';
export { createPlayerMachine, playerMachine } from './player.machine.ts';
export { AUTO_QUALITY, qualityBand, SEEK_STEP_SECONDS, SPEEDS } from './player.options.ts';
export {
  type PlayerOption,
  type PlayerPhase,
  type PlayerSnapshot,
  selectAudios,
  selectIsLoading,
  selectIsPaused,
  selectIsRewinding,
  selectPhase,
  selectPlayerState,
  selectResolutions,
  selectSpeeds,
  selectSubtitles,
} from './player.selectors.ts';
export type {
  AdStatus,
  MediaCommand,
  PlaybackError,
  PlaybackReason,
  PlayerContext,
  PlayerEvent,
  PlayerInput,
  PlayerPorts,
  PlayerPreferences,
  TrackOption,
  TrackState,
} from './player.types.ts';
export { DEFAULT_VOLUME, VOLUME_SLIDER_STEP } from './player.volume.ts';
