/** A stretch of loaded media in the form the element gives. */
function timeRanges(end: number): TimeRanges {
  return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
}

/** What a fake element knows. */
interface FakeState {
  duration: number;
  currentTime: number;
  paused: boolean;
  ended: boolean;
  seeking: boolean;
  bufferedUntil: number;
}

const still: FakeState = {
  duration: Number.NaN,
  currentTime: 0,
  paused: true,
  ended: false,
  seeking: false,
  bufferedUntil: 0,
};

/**
 * Takes a video element over and plays nothing in it, on command: the same properties, methods and events, in the
 * same order as a browser's, and time that moves only when told.
 */
export class FakeMedia {
  /** What `play()` does: starts, or is refused as without a gesture. */
  isPlayAllowed = true;
  #state: FakeState = { ...still };
  readonly #video: HTMLVideoElement;

  constructor(video: HTMLVideoElement) {
    this.#video = video;
    const state = () => this.#state;
    const read = (get: () => unknown): PropertyDescriptor => ({ configurable: true, get });
    Object.defineProperties(video, {
      duration: read(() => state().duration),
      paused: read(() => state().paused),
      ended: read(() => state().ended),
      seeking: read(() => state().seeking),
      buffered: read(() => timeRanges(state().bufferedUntil)),
      currentTime: {
        configurable: true,
        get: () => state().currentTime,
        set: (time: number) => {
          this.seek(time);
        },
      },
      play: { configurable: true, value: () => this.#play() },
      pause: { configurable: true, value: () => this.#pause() },
      load: { configurable: true, value: () => {} },
    });
  }

  /** The media is there, up to its end. */
  open(duration: number, startTime: number): void {
    this.#state = { ...still, duration, currentTime: startTime, bufferedUntil: duration };
    this.#tell('loadstart', 'durationchange', 'progress');
  }

  /** Lets time pass while playing; stops at the end. */
  advance(seconds: number): void {
    const state = this.#state;
    if (state.paused) return;
    state.currentTime = Math.min(state.duration, state.currentTime + seconds);
    this.#tell('timeupdate');
    if (state.currentTime < state.duration) return;
    state.paused = true;
    state.ended = true;
    this.#tell('pause', 'ended');
  }

  /** Moves at once; {@link FakeMedia.settle} ends it. */
  seek(time: number): void {
    this.#state.currentTime = time;
    this.#state.ended = false;
    this.#state.seeking = true;
    this.#tell('seeking');
  }

  /** The data for a seek has arrived. */
  settle(): void {
    this.#state.seeking = false;
    this.#tell('seeked');
    if (!this.#state.paused) this.#tell('playing');
  }

  /** The data has run out. */
  stall(): void {
    this.#tell('waiting');
  }

  /** Data is there again. */
  flow(): void {
    this.#tell('progress', 'playing');
  }

  /** Gives the element back as it was. */
  release(): void {
    for (const name of [
      'duration',
      'paused',
      'ended',
      'seeking',
      'buffered',
      'currentTime',
      'play',
      'pause',
      'load',
    ]) {
      Reflect.deleteProperty(this.#video, name);
    }
  }

  async #play(): Promise<void> {
    if (!this.isPlayAllowed) throw new DOMException('No gesture', 'NotAllowedError');
    if (!this.#state.paused) return;
    this.#state.paused = false;
    this.#tell('play', 'playing');
  }

  #pause(): void {
    if (this.#state.paused) return;
    this.#state.paused = true;
    this.#tell('pause');
  }

  #tell(...events: string[]): void {
    for (const name of events) this.#video.dispatchEvent(new Event(name));
  }
}
