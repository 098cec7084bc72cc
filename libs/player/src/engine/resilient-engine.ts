import { type TrackState, wishOf } from '@foyer/player-machine';
import { createDamagedSegments } from './damaged-segments.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import {
  type DriverEvent,
  type DriverFailure,
  type EngineDriver,
  isCurable,
  isNetworkFailure,
  type OpenDriver,
} from './engine-driver.ts';
import { loadedAhead, loadedRanges } from './gap-skip.ts';
import { ADAPTATION, WATCH } from './limits.ts';
import { offsetOf, withOffset } from './live-address.ts';
import { createLiveRebuffer, type LiveRebuffer } from './live-rebuffer.ts';
import type { CreateEngine, EngineSource, MediaEngine } from './media-engine.ts';
import { type PlaybackWish, rememberWish } from './playback-wish.ts';
import { createRecoveryLadder } from './recovery-ladder.ts';
import { createStallWatch } from './stall-watch.ts';
import type { Transferred } from './transfer.ts';

/** `HAVE_CURRENT_DATA`. */
const HAS_PICTURE = 2;

/**
 * Makes an engine of a library that survives the network, missing segments, decoders and hanging playheads: the same
 * way, with the same numbers, for each.
 */
export function createResilientEngine(name: MediaEngine['name'], open: OpenDriver): CreateEngine {
  return (options) => {
    const { video, onEvent, bandwidth } = options;
    // What came before the engine has been measured as well.
    const { network } = options.prefetched;
    let source: EngineSource | undefined;
    let driver: EngineDriver | undefined;
    let delivery: Delivery | undefined;
    let tracks: TrackState | undefined;
    /** What a new engine begins with: what was chosen last, whatever a period has of it. */
    let { preferred } = options;
    let life = 0;
    /** Where playback stands, in seconds. An element that has shown nothing yet is at 0 wherever it is to start. */
    let place = 0;
    let isReadyTold = false;
    /** The library has given a file up for good; nothing but a new one asks for it again. */
    let isStopped = false;
    /** People have been told of an error, and nothing more is tried by itself. */
    let hasFailed = false;
    let shown = '';
    let words = '[]';
    let damage = createDamagedSegments();
    let lost = new Set<string>();
    let ladder = createRecoveryLadder();
    /** Apart from that of errors: a slow machine that hung at its start has not tried anything against damage yet. */
    let hangLadder = createRecoveryLadder();
    let watch = createStallWatch();
    let rebuffer: LiveRebuffer | undefined;
    let wish: PlaybackWish | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;

    const remember = () => {
      const measured = network.estimate();
      if (measured) bandwidth?.write(measured);
    };

    const notePlace = () => {
      if (isReadyTold && video.readyState >= HAS_PICTURE) place = video.currentTime;
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

    const recreate = (kept = new Map<string, Transferred>()) => {
      if (!source) return;
      notePlace();
      wish?.note();
      // A live stream's times begin anew with each engine; the broadcast's clock does not.
      const liveStart = driver?.liveTime();
      const from = source.isLive && liveStart !== undefined ? { ...source, liveStart } : source;
      start(from, source.isLive ? undefined : place, kept);
      // At once: from then on a viewer's pause is heard again.
      wish?.keep();
    };

    const tell = (event: DriverEvent) => {
      if (event.type !== 'error') return onEvent(event);
      if (event.error.severity === 2) hasFailed = true;
      if (event.error.severity === 2 && !isNetworkFailure(event.error)) delivery?.stop();
      return onEvent({ type: 'error', error: event.error });
    };

    /** Whether a segment turns out to be to blame for an error; then the playback goes on without it. */
    const isDamage = ({ error, segments = [], isLost }: DriverFailure) => {
      if (isLost) return true;
      if (!isCurable(error) || error.category !== 3) return false;
      const now = performance.now();
      return segments.length > 0 ? damage.blame(segments, now) : damage.blameAt(place, now);
    };

    const cure = (event: DriverFailure, isFound: boolean) => {
      if (isFound) {
        ladder = createRecoveryLadder();
        // What else it has is a moment old.
        return recreate(event.isLost && delivery?.firstFiles());
      }
      const step = ladder.next(performance.now());
      wish?.note();
      if (step === 'repair' && driver?.repair()) return wish?.keep();
      if (step === 'give-up' || (step === 'repair' && !ladder.spendRecreation(performance.now()))) {
        tell(event);
      } else recreate();
    };

    const hear = (event: DriverEvent) => {
      const isFound = event.type === 'error' && isDamage(event);
      if (event.type === 'error' && isCurable(event.error)) return cure(event, isFound);
      if (event.type === 'error' && isNetworkFailure(event.error)) isStopped = true;
      if (event.type === 'tracks') tracks = event.tracks;
      if (event.type === 'cues') {
        const next = JSON.stringify(event.cues);
        if (next === words) return;
        words = next;
      }
      if (event.type === 'quality') {
        const quality = `${event.height}-${event.bitrate}`;
        if (quality === shown) return;
        shown = quality;
        remember();
      }
      if (event.type === 'ready') {
        wish?.restore();
        // To people a new engine is the same playback.
        if (isReadyTold) return;
        isReadyTold = true;
      }
      tell(event);
    };

    const look = () => {
      notePlace();
      if (isReadyTold && !hasFailed) wish?.restore();
      const ranges = loadedRanges(video);
      rebuffer?.look(ranges);
      const isHeld = rebuffer?.isHeld() ?? false;
      const remedy = watch.look({
        now: performance.now(),
        time: video.currentTime,
        ranges,
        isMeantToPlay: isReadyTold && wish?.isToPlay() === true && !video.ended && !isHeld,
        isSeeking: video.seeking,
        isLoading: !delivery?.isIdle(),
      });
      if (remedy.do === 'move') driver?.seek(remedy.to);
      if (remedy.do === 'recreate' && !hasFailed && hangLadder.spendRecreation(performance.now()))
        recreate();
    };

    function start(
      from: EngineSource,
      startTime: number | undefined,
      kept?: Map<string, Transferred>,
    ): void {
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
        damage,
        ...(kept && { kept }),
        network,
        onReconnecting: ifCurrent((isOn) => onEvent({ type: 'reconnecting', isOn })),
        onError: ifCurrent((error) => onEvent({ type: 'error', error })),
      });
      driver = open({
        video,
        source: { ...from, url: withOffset(from.url, offset) },
        startTime,
        liveOffset: -(offset ?? 0),
        preferred,
        delivery,
        joinPeers: () => {
          const { requestHeaders } = options;
          return options.openPeers?.({ isLive: from.isLive, requestHeaders });
        },
        lost,
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
        place = startTime;
        isReadyTold = false;
        shown = '';
        damage = createDamagedSegments();
        lost = new Set();
        ladder = createRecoveryLadder();
        hangLadder = createRecoveryLadder();
        wish?.stop();
        start(from, from.isLive ? undefined : startTime);
        // Whoever loads says itself whether to play; what plays already goes on.
        wish = rememberWish(video);
      },
      retry: () => (isStopped ? recreate() : wake()),
      seek: (time) => {
        if (!driver) return;
        place = time;
        if (loadedAhead(loadedRanges(video), time) === 0) driver.startLow();
        driver.seek(time);
      },
      liveTime: () => driver?.liveTime(),
      selectResolution: (value) => {
        preferred = { ...preferred, resolution: value };
        driver?.selectResolution(value);
      },
      selectAudio: (value) => {
        preferred = { ...preferred, audio: wishOf(tracks?.audios ?? [], value) };
        driver?.selectAudio(value);
      },
      selectSubtitle: (value) => {
        preferred = { ...preferred, subtitle: wishOf(tracks?.subtitles ?? [], value) };
        driver?.selectSubtitle(value);
      },
      destroy: () => {
        close();
        wish?.stop();
        source = undefined;
        globalThis.removeEventListener('online', wake);
        video.removeAttribute('src');
        video.load();
      },
    };
  };
}
