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
  selectAudios,
  selectResolutions,
  selectSpeeds,
  selectSubtitles,
} from './player.lists.ts';
export {
  type PlayerPhase,
  type PlayerSnapshot,
  selectIsAtLiveEdge,
  selectIsLoading,
  selectIsPaused,
  selectIsReconnecting,
  selectIsRewinding,
  selectLiveRange,
  selectMediaType,
  selectNextOffer,
  selectPhase,
  selectPlayerState,
  selectShownHeight,
  selectSkip,
} from './player.selectors.ts';
export type {
  AdStatus,
  LiveInput,
  MediaCommand,
  PlaybackError,
  PlaybackReason,
  PlayerContext,
  PlayerEvent,
  PlayerInput,
  PlayerPorts,
  SubtitleCue,
  TrackOption,
  TrackRole,
  TrackState,
} from './player.types.ts';
export type { PlayerPreferences } from './player.preferences.types.ts';
export { readWish, wishOf } from './player.wishes.ts';
export { DEFAULT_EDGE_DELAY_SECONDS, LEAST_OFFSET_SECONDS } from './player.live.ts';
export { DEFAULT_VOLUME, VOLUME_SLIDER_STEP } from './player.volume.ts';
