import type { TrackState } from '@foyer/player-machine';
import type {
  CreateEngine,
  EngineOptions,
  EngineSource,
  LiveClock,
} from '../engine/media-engine.ts';

/** What the media actor works with. */
export interface MediaActorOptions extends Omit<EngineOptions, 'onEvent'> {
  /** What goes to full screen. */
  stage: HTMLElement;
  source: EngineSource;
  /** Of a channel; the element's seconds count otherwise. */
  live?: LiveClock;
  /** The engine, maybe still on its way; asked again after a failed download. */
  loadEngine: () => Promise<CreateEngine>;
  /** Gives tracks the names that the title's data has for them. @default as the engine says */
  nameTracks?: (tracks: TrackState) => TrackState;
}
