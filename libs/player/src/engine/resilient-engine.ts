import type { TrackState } from '@foyer/player-machine';
import { createDelivery, type Delivery } from './delivery.ts';
import {
  type DriverEvent,
  type EngineDriver,
  isCurable,
  isNetworkFailure,
  type OpenDriver,
} from './engine-driver.ts';
import type { Range } from './gap-skip.ts';
import { ADAPTATION, LIVE_DELAY_SECONDS, WATCH } from './limits.ts';
import { liveOffset, withOffset } from './live-address.ts';
import { createLiveRebuffer, type LiveRebuffer } from './live-rebuffer.ts';
import type {
  CreateEngine,
  EngineOptions,
  EngineSource,
  LiveClock,
  MediaEngine,
} from './media-engine.ts';
import { createNetworkMeter } from './network-meter.ts';
import { createRecoveryLadder } from './recovery-ladder.ts';
import { createStallWatch } from './stall-watch.ts';

const rangesOf = ({ buffered }: HTMLVideoElement): Range[] =>
  Array.from({ length: buffered.length }, (_, index) => [
    buffered.start(index),
    buffered.end(index),
  ]);

const browserClock: LiveClock = {
  now: () => Date.now() / 1000,
  edgeDelay: LIVE_DELAY_SECONDS,
  maxOffset: Number.POSITIVE_INFINITY,
};

/** By how much a stream is to run late, in negative seconds; undefined at the edge. */
const offsetOf = ({ isLive, liveStart: start, clock = browserClock }: EngineSource) =>
  isLive ? liveOffset({ ...clock, start, now: clock.now() }) : undefined;

const isLoaded = (video: HTMLVideoElement, time: number) =>
  rangesOf(video).some(([from, to]) => from <= time && time < to);

/** Choices as a new engine takes them: languages in place of the old engine's values. */
function preferredOf(tracks: TrackState): EngineOptions['preferred'] {
  const languageOf = (list: TrackState['audios'], value: string | null) =>
    list.find((track) => track.value === value)?.language ?? null;
  return {
    resolution: tracks.resolution,
    audio: languageOf(tracks.audios, tracks.audio),
    subtitle: languageOf(tracks.subtitles, tracks.subtitle),
  };
}

/**
 * Makes an engine of a library that survives the network, missing segments, decoders and hanging playheads: the same
 * way, with the same numbers, for each.
 */
export function createResilientEngine(name: MediaEngine['name'], open: OpenDriver): CreateEngine {
  return (options) => {
    const { video, onEvent, bandwidth } = options;
    const network = createNetworkMeter();
    let source: EngineSource | undefined;
    let driver: EngineDriver | undefined;
    let delivery: Delivery | undefined;
    let tracks: TrackState | undefined;
    let life = 0;
    let startAt = 0;
    let isReadyTold = false;
    /** The library has given a file up for good; nothing but a new one asks for it again. */
    let isStopped = false;
    /** People have been told of an error, and nothing more is tried by itself. */
    let hasFailed = false;
    let goesOn = false;
    let shown = '';
    let words = '';
    let ladder = createRecoveryLadder();
    let watch = createStallWatch();
    let rebuffer: LiveRebuffer | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;

    const remember = () => {
      const measured = network.estimate();
      if (measured) bandwidth?.write(measured);
    };

    const close = () => {
      life += 1;
      clearInterval(timer);
      rebuffer?.stop();
      rebuffer = undefined;
      remember();
      driver?.destroy();
      driver = undefined;
      delivery = undefined;
    };

    const recreate = () => {
      if (!source) return;
      const place = isReadyTold ? video.currentTime : startAt;
      goesOn = !video.paused;
      // A live stream's times begin anew with each engine; the broadcast's clock does not.
      const liveStart = driver?.liveTime();
      const from = source.isLive && liveStart !== undefined ? { ...source, liveStart } : source;
      start(from, source.isLive ? undefined : place);
    };

    const tell = (event: DriverEvent) => {
      if (event.type === 'error' && event.error.severity === 2) hasFailed = true;
      onEvent(event);
    };

    const cure = (event: Extract<DriverEvent, { type: 'error' }>) => {
      const step = ladder.next(performance.now());
      if (step === 'repair' && driver?.repair()) return;
      if (step === 'give-up' || (step === 'repair' && !ladder.spendRecreation(performance.now()))) {
        tell(event);
      } else recreate();
    };

    const hear = (event: DriverEvent) => {
      if (event.type === 'error' && isCurable(event.error)) return cure(event);
      if (event.type === 'error' && isNetworkFailure(event.error)) isStopped = true;
      if (event.type === 'tracks') tracks = event.tracks;
      if (event.type === 'cue') {
        if (event.text === words) return;
        words = event.text;
      }
      if (event.type === 'quality') {
        const quality = `${event.height}-${event.bitrate}`;
        if (quality === shown) return;
        shown = quality;
        remember();
      }
      if (event.type === 'ready') {
        if (goesOn) void video.play().catch(() => {});
        goesOn = false;
        // To people a new engine is the same playback.
        if (isReadyTold) return;
        isReadyTold = true;
      }
      tell(event);
    };

    const look = () => {
      const ranges = rangesOf(video);
      rebuffer?.look(ranges);
      const isHeld = rebuffer?.isHeld() ?? false;
      const remedy = watch.look({
        now: performance.now(),
        time: video.currentTime,
        ranges,
        isMeantToPlay: isReadyTold && !video.paused && !video.ended && !isHeld,
        isSeeking: video.seeking,
        isLoading: !delivery?.isIdle(),
      });
      if (remedy.do === 'move') driver?.seek(remedy.to);
      if (remedy.do === 'recreate' && !hasFailed && ladder.spendRecreation(performance.now()))
        recreate();
    };

    function start(from: EngineSource, startTime: number | undefined): void {
      close();
      const current = life;
      const ifCurrent =
        <Args extends unknown[]>(act: (...args: Args) => void) =>
        (...args: Args) => {
          if (current === life) act(...args);
        };
      const offset = offsetOf(from);
      isStopped = false;
      hasFailed = false;
      watch = createStallWatch();
      delivery = createDelivery({
        requestHeaders: options.requestHeaders,
        prefetched: options.prefetched,
        isLive: from.isLive,
        network,
        onReconnecting: ifCurrent((isOn) => onEvent({ type: 'reconnecting', isOn })),
        onError: ifCurrent((error) => onEvent({ type: 'error', error })),
      });
      driver = open({
        video,
        source: { ...from, url: withOffset(from.url, offset) },
        startTime,
        liveOffset: -(offset ?? 0),
        preferred: tracks ? preferredOf(tracks) : options.preferred,
        delivery,
        joinPeers: () => {
          const { requestHeaders } = options;
          return options.openPeers?.({ isLive: from.isLive, requestHeaders });
        },
        network,
        firstEstimate: bandwidth?.read() ?? ADAPTATION.firstEstimate,
        onEvent: ifCurrent(hear),
      });
      if (from.isLive) rebuffer = createLiveRebuffer(video);
      timer = setInterval(look, WATCH.everyMs);
    }

    const wake = () => delivery?.wake();
    globalThis.addEventListener('online', wake);

    return {
      name,
      load: (from, { startTime }) => {
        source = from;
        startAt = startTime;
        isReadyTold = false;
        goesOn = false;
        shown = '';
        ladder = createRecoveryLadder();
        start(from, from.isLive ? undefined : startTime);
      },
      retry: () => (isStopped ? recreate() : wake()),
      seek: (time) => {
        if (!driver) return;
        if (!isLoaded(video, time)) driver.startLow();
        driver.seek(time);
      },
      liveTime: () => driver?.liveTime(),
      selectResolution: (value) => driver?.selectResolution(value),
      selectAudio: (value) => driver?.selectAudio(value),
      selectSubtitle: (value) => driver?.selectSubtitle(value),
      destroy: () => {
        close();
        source = undefined;
        globalThis.removeEventListener('online', wake);
        video.removeAttribute('src');
        video.load();
      },
    };
  };
}
