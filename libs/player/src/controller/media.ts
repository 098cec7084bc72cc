import type { MediaCommand, PlayerEvent } from '@foyer/player-machine';
import type { EngineEvent, EngineSource, MediaEngine } from '../engine/media-engine.ts';
import type { MediaActorOptions } from './media-options.ts';
import type { MediaTimes } from './media-times.ts';
import { leavePip, toggleFullscreen, togglePip } from './screen-modes.ts';

/** An engine and an element at work: obeys the player, reports what the engine says, and loads again when told to. */
export class Media {
  readonly #options: MediaActorOptions;
  readonly #times: MediaTimes;
  readonly #report: (event: PlayerEvent) => void;
  #engine: MediaEngine | undefined;
  #isStopped = false;
  #startTime = 0;
  #liveStart: number | undefined;
  /** A reload makes the element forget that it was playing. */
  #goesOn = false;

  constructor(options: MediaActorOptions, times: MediaTimes, report: (event: PlayerEvent) => void) {
    this.#options = options;
    this.#times = times;
    this.#report = report;
  }

  obey(command: MediaCommand): void {
    const { video, stage } = this.#options;
    switch (command.type) {
      case 'media.load':
        this.#startTime = command.startTime;
        this.#liveStart = command.liveStart;
        // Whoever loads says itself whether to play.
        this.#goesOn = false;
        return void this.#load();
      case 'media.retry':
        return this.#retry();
      case 'media.play':
        return void this.#play();
      case 'media.pause':
        this.#goesOn = false;
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
    const { video } = this.#options;
    video.pause();
    // Another title may follow in the same picture.
    if (!video.isConnected) leavePip(video);
    this.#engine?.destroy();
    this.#engine = undefined;
  }

  async #load(): Promise<void> {
    const { loadEngine, video, requestHeaders, prefetched, preferred } = this.#options;
    try {
      const createEngine = await loadEngine();
      if (this.#isStopped) return;
      const onEvent = (event: EngineEvent) => this.#hear(event);
      this.#engine ??= createEngine({ video, requestHeaders, prefetched, preferred, onEvent });
      this.#times.aim(this.#liveStart);
      this.#engine.load(this.#source(), { startTime: this.#startTime });
    } catch {
      if (this.#isStopped) return;
      const error = { severity: 2, category: 1, code: 'engine-download' } as const;
      this.#report({ type: 'media.failed', error });
    }
  }

  #source(): EngineSource {
    const { source, live } = this.#options;
    if (!live) return source;
    const liveStart = this.#liveStart;
    return { ...source, clock: live, ...(liveStart !== undefined && { liveStart }) };
  }

  #retry(): void {
    if (!this.#engine) return void this.#load();
    this.#goesOn = !this.#options.video.paused;
    return this.#engine.retry();
  }

  async #play(): Promise<void> {
    const { video } = this.#options;
    try {
      await video.play();
      // An element that was not still says nothing of its own.
      if (!this.#isStopped && !video.paused) this.#report({ type: 'media.played' });
    } catch (error) {
      // An AbortError is a pause or a load that came before playback did; the element reports those itself.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused && !this.#isStopped) this.#report({ type: 'media.refused' });
    }
  }

  #hear(event: EngineEvent): void {
    if (this.#isStopped) return;
    if (event.type === 'error') this.#report({ type: 'media.failed', error: event.error });
    else if (event.type === 'cues')
      this.#report({ type: 'subtitle.changed', cues: [...event.cues] });
    else if (event.type === 'reconnecting')
      this.#report({ type: 'media.reconnecting', isOn: event.isOn });
    else if (event.type === 'quality')
      this.#report({ type: 'quality.shown', height: event.height, bitrate: event.bitrate });
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
