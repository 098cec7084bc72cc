import type { MediaCommand, PlayerEvent, TrackState } from '@foyer/player-machine';
import { fromCallback } from 'xstate';
import type {
  CreateEngine,
  EngineEvent,
  EngineOptions,
  EngineSource,
  MediaEngine,
} from '../engine/media-engine.ts';
import { reportElement } from './element-reports.ts';
import { toggleFullscreen, togglePip } from './screen-modes.ts';

/** What the media actor works with. */
export interface MediaActorOptions extends Omit<EngineOptions, 'onEvent'> {
  /** What goes to full screen. */
  stage: HTMLElement;
  source: EngineSource;
  /** The engine, maybe still on its way; asked again after a failed download. */
  loadEngine: () => Promise<CreateEngine>;
  /** Gives tracks the names that the title's data has for them. @default as the engine says */
  nameTracks?: (tracks: TrackState) => TrackState;
}

/**
 * The actor that owns an engine and a video element: obeys the player's commands and reports what happens.
 * When it stops, the engine is gone and the element is silent and free.
 */
export const createMediaActor = (options: MediaActorOptions) =>
  fromCallback<MediaCommand>(({ receive, sendBack }) => {
    const report = (event: PlayerEvent) => sendBack(event);
    const media = new Media(options, report);
    const stopReports = reportElement(options.video, options.stage, report);
    receive((command) => media.obey(command));
    return () => {
      stopReports();
      media.stop();
    };
  });

class Media {
  readonly #options: MediaActorOptions;
  readonly #report: (event: PlayerEvent) => void;
  #engine: MediaEngine | undefined;
  #isStopped = false;
  #startTime = 0;
  /** A reload makes the element forget that it was playing. */
  #goesOn = false;

  constructor(options: MediaActorOptions, report: (event: PlayerEvent) => void) {
    this.#options = options;
    this.#report = report;
  }

  obey(command: MediaCommand): void {
    const { video, stage } = this.#options;
    switch (command.type) {
      case 'media.load':
        this.#startTime = command.startTime;
        return void this.#load();
      case 'media.retry':
        return this.#retry();
      case 'media.play':
        return void this.#play();
      case 'media.pause':
        return video.pause();
      case 'media.seek':
        return this.#engine?.seek(command.time);
      case 'media.volume':
        video.volume = command.volume;
        video.muted = command.isMuted;
        return undefined;
      case 'media.speed':
        // A load sets the rate back to the default one.
        video.defaultPlaybackRate = command.speed;
        video.playbackRate = command.speed;
        return undefined;
      case 'media.resolution':
        return this.#engine?.selectResolution(command.value);
      case 'media.audio':
        return this.#engine?.selectAudio(command.value);
      case 'media.subtitle':
        return this.#engine?.selectSubtitle(command.value);
      case 'media.fullscreen':
        return toggleFullscreen(stage, video);
      default:
        return togglePip(video);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#options.video.pause();
    this.#engine?.destroy();
    this.#engine = undefined;
  }

  async #load(): Promise<void> {
    const { loadEngine, source, video, requestHeaders, prefetched, preferred } = this.#options;
    try {
      const createEngine = await loadEngine();
      if (this.#isStopped) return;
      const onEvent = (event: EngineEvent) => this.#hear(event);
      this.#engine ??= createEngine({ video, requestHeaders, prefetched, preferred, onEvent });
      this.#engine.load(source, { startTime: this.#startTime });
    } catch {
      if (this.#isStopped) return;
      const error = { severity: 2, category: 1, code: 'engine-download' } as const;
      this.#report({ type: 'media.failed', error });
    }
  }

  #retry(): void {
    if (!this.#engine) return void this.#load();
    this.#goesOn = !this.#options.video.paused;
    return this.#engine.retry();
  }

  async #play(): Promise<void> {
    try {
      await this.#options.video.play();
    } catch (error) {
      // An AbortError is a pause or a load that came before playback did; the element reports those itself.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused && !this.#isStopped) this.#report({ type: 'media.refused' });
    }
  }

  #hear(event: EngineEvent): void {
    if (this.#isStopped) return;
    if (event.type === 'error') this.#report({ type: 'media.failed', error: event.error });
    else if (event.type === 'cue') this.#report({ type: 'subtitle.changed', text: event.text });
    else if (event.type === 'tracks') {
      const tracks = this.#options.nameTracks?.(event.tracks) ?? event.tracks;
      this.#report({
        type: 'tracks.changed',
        ...tracks,
        resolutions: [...tracks.resolutions],
        audios: [...tracks.audios],
        subtitles: [...tracks.subtitles],
      });
    } else {
      this.#report({ type: 'media.ready', duration: event.duration, isLive: event.isLive });
      if (this.#goesOn) void this.#play();
      this.#goesOn = false;
    }
  }
}
