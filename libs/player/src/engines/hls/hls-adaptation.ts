import HlsPlayer, { Events, type Fragment } from 'hls.js';
import { isTooLate, isWorthRenewing } from '../../engine/choose-rendition.ts';
import type { NetworkMeter } from '../../engine/network-meter.ts';

const { abrController: AbrController, streamController: StreamController } =
  HlsPlayer.DefaultConfig;

/** Lets hls.js reckon with what the network brings to sound and picture together, as all engines do. */
export const meteredAbr = (network: NetworkMeter): typeof AbrController =>
  class extends AbrController {
    constructor(hls: HlsPlayer) {
      super(hls);
      const { bwEstimator } = this;
      const before = bwEstimator.getEstimate.bind(bwEstimator);
      bwEstimator.getEstimate = () => network.estimate() ?? before();
      bwEstimator.canEstimate = () => network.estimate() !== undefined;
    }

    // It would be another estimator, with nothing measured.
    override resetEstimator(): void {}
  };

/**
 * hls.js takes the times of segments without the edit list of their initialisation, so once a rendition has played it
 * places its segments some frames later than they are in the buffer. After a change of rendition the last segment
 * then seems to be missing its end and is loaded a second time.
 *
 * Behind a gap it goes on where it last began to load, so a segment there whose request was given up for another
 * rendition would never come. It is taken up once more.
 */
export class OnwardStreamController extends StreamController {
  private readonly takenUp = new WeakSet<Fragment>();

  protected override getFragmentAtPosition(
    ...place: Parameters<InstanceType<typeof StreamController>['getFragmentAtPosition']>
  ) {
    const [bufferEnd, , { fragments, startSN }] = place;
    const found = super.getFragmentAtPosition(...place);
    const previous = this.fragPrevious;
    const isSameTime = found && found.sn === previous?.sn && found.level !== previous.level;
    if (!isSameTime || found.end - bufferEnd > this.config.maxFragLookUpTolerance) return found;
    return fragments[found.sn + 1 - startSN] ?? found;
  }

  protected override getNextFragmentLoopLoading(
    ...place: Parameters<InstanceType<typeof StreamController>['getNextFragmentLoopLoading']>
  ) {
    const [{ gap, sn }, { fragments }] = place;
    const behind = gap ? fragments.find((one) => one.sn > sn && !one.gap) : undefined;
    if (behind && behind.start < this.nextLoadPosition && this.isUnloaded(behind)) {
      this.takenUp.add(behind);
      this.nextLoadPosition = behind.start;
    }
    return super.getNextFragmentLoopLoading(...place);
  }

  private isUnloaded(fragment: Fragment): boolean {
    return !this.takenUp.has(fragment) && this.fragmentTracker.getState(fragment) === 'NOT_LOADED';
  }
}

/** Loads low pictures anew once the network has widened. To be asked with each segment that has come. */
export function renewLow(hls: HlsPlayer, network: NetworkMeter): void {
  const { levels, currentLevel, nextLoadLevel, autoLevelEnabled, mainForwardBufferInfo } = hls;
  const next = levels[nextLoadLevel];
  if (!autoLevelEnabled || !next) return;
  const facts = {
    shown: levels[currentLevel]?.bitrate,
    next: next.bitrate,
    bandwidth: network.estimate(),
    bufferedSeconds: mainForwardBufferInfo?.len ?? 0,
  };
  // Still chosen by the network: what lies further than a segment ahead is given up.
  if (isWorthRenewing(facts)) hls.nextLevel = -1;
}

/** Whether hls.js would go to another rendition now: it stops when a segment is left and there is none. */
export function hasOtherLevel(
  hls: Pick<HlsPlayer, 'config' | 'levels' | 'loadLevel' | 'minAutoLevel' | 'maxAutoLevel'>,
): boolean {
  const { config, levels, loadLevel, minAutoLevel, maxAutoLevel } = hls;
  return levels.some(({ loadError, loadErrorTime }, index) => {
    const isOpen = index >= minAutoLevel && index <= maxAutoLevel && index !== loadLevel;
    const isForgiven = performance.now() - loadErrorTime > config.errorPenaltyExpireMs;
    return isOpen && (loadError === 0 || isForgiven);
  });
}

/** Leaves a segment that comes too late for the lowest rendition. To be asked while it comes. */
export function leaveLate(
  hls: HlsPlayer,
  network: NetworkMeter,
  frag: Fragment,
  bytes: { loaded: number; total: number },
): void {
  const { levels, minAutoLevel, autoLevelEnabled, media, mainForwardBufferInfo } = hls;
  const level = levels[frag.level];
  const lowest = levels[minAutoLevel];
  if (frag.type !== 'main' || !autoLevelEnabled || !media || !level || !lowest) return;
  if (frag.level <= minAutoLevel) return;
  const facts = {
    bandwidth: network.estimate(),
    bufferedSeconds: mainForwardBufferInfo?.len ?? 0,
  };
  if (!isTooLate(bytes, facts, lowest.bitrate / level.bitrate)) return;
  hls.nextLoadLevel = minAutoLevel;
  // Its start as well: when that came, hls.js would give up the request of the other rendition in place of it.
  frag.initSegment?.abortRequests();
  frag.abortRequests();
  hls.trigger(Events.FRAG_LOAD_EMERGENCY_ABORTED, { frag, part: null, stats: frag.stats });
}
