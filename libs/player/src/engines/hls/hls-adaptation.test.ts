import HlsPlayer, { Events, type Fragment, type LevelDetails, type MediaFragment } from 'hls.js';
import { describe, expect, it, vi } from 'vitest';
import { createNetworkMeter } from '../../engine/network-meter.ts';
import {
  hasOtherLevel,
  leaveLate,
  meteredAbr,
  OnwardStreamController,
  renewLow,
} from './hls-adaptation.ts';

/** A network that has been measured at so many megabits. */
function networkOf(megabits: number) {
  const network = createNetworkMeter(() => 0);
  network.add(megabits * 125_000, 1_000);
  return network;
}

describe('meteredAbr', () => {
  const abrOf = (megabits: number) => {
    const Abr = meteredAbr(megabits > 0 ? networkOf(megabits) : createNetworkMeter());
    const config = { ...HlsPlayer.DefaultConfig, abrEwmaDefaultEstimate: 2_000_000 };
    return new Abr({ config, logger: console, on: () => {} } as unknown as HlsPlayer);
  };

  it('reckons with the whole network', () => {
    const { bwEstimator } = abrOf(5);
    expect([bwEstimator.canEstimate(), bwEstimator.getEstimate()]).toEqual([
      true,
      expect.closeTo(5_000_000),
    ]);
  });

  it('begins with the estimate of before, and keeps its network when hls.js would forget it', () => {
    expect(abrOf(0).bwEstimator.getEstimate()).toBe(2_000_000);
    const abr = abrOf(5);
    abr.resetEstimator();
    expect(abr.bwEstimator.getEstimate()).toBeCloseTo(5_000_000);
  });
});

describe('OnwardStreamController', () => {
  /** Segments of 4 s that a rendition places so many seconds late. */
  const segments = (level: number, late: number) =>
    Array.from({ length: 4 }, (_, index) => {
      const start = index * 4 + late;
      return { sn: index + 1, level, start, duration: 4, end: start + 4, endDTS: start + 4 };
    }) as unknown as MediaFragment[];

  class Exposed extends OnwardStreamController {
    find(bufferEnd: number, details: Partial<LevelDetails>) {
      return this.getFragmentAtPosition(bufferEnd, 16, details as LevelDetails)?.sn;
    }
  }

  /** What is loaded after a segment of the first rendition, with the second one's places. */
  const nextAfter = (previous: number, bufferEnd: number, late: number) => {
    const fragPrevious = segments(0, late)[previous - 1];
    const controller = Object.assign(Object.create(Exposed.prototype) as Exposed, {
      config: { maxFragLookUpTolerance: 0.25 },
      fragPrevious,
      fragmentTracker: { getState: (one: unknown) => (one === fragPrevious ? 'OK' : 'NOT_LOADED') },
      startFragRequested: true,
      lastCurrentTime: 0,
    });
    return controller.find(bufferEnd, { fragments: segments(1, late), startSN: 1, endSN: 4 });
  };

  it('goes on with the next segment where the rendition before left off some frames earlier', () => {
    expect(nextAfter(2, 8, 0.08)).toBe(3);
  });

  it('loads the same time again where most of it is missing', () => {
    expect(nextAfter(2, 6, 0.08)).toBe(2);
  });
});

describe('leaveLate', () => {
  const big = { loaded: 100_000, total: 2_000_000 };

  function leave({ level = 1, isAuto = true, loaded = 5, megabits = 0.7, type = 'main' } = {}) {
    const hls = {
      levels: [{ bitrate: 400_000 }, { bitrate: 4_000_000 }],
      minAutoLevel: 0,
      autoLevelEnabled: isAuto,
      media: {},
      mainForwardBufferInfo: { len: loaded },
      nextLoadLevel: -1,
      trigger: vi.fn(),
    };
    const aborted: string[] = [];
    const frag = {
      type,
      level,
      stats: {},
      abortRequests: () => aborted.push('segment'),
      // The start of a rendition travels beside its first segment.
      initSegment: { abortRequests: () => aborted.push('start') },
    };
    leaveLate(hls as unknown as HlsPlayer, networkOf(megabits), frag as unknown as Fragment, big);
    const [told] = hls.trigger.mock.calls[0] ?? [];
    return [aborted, hls.nextLoadLevel, told];
  }

  it('leaves a segment that outlasts what is loaded, and its start, for the lowest rendition', () => {
    expect(leave()).toEqual([['start', 'segment'], 0, Events.FRAG_LOAD_EMERGENCY_ABORTED]);
  });

  it.each([
    ['what comes in time', { loaded: 40 }],
    ['what the network still brings', { megabits: 50 }],
    ['the lowest rendition', { level: 0 }],
    ['a quality that a viewer has chosen', { isAuto: false }],
    ['sound', { type: 'audio' }],
  ])('keeps %s', (_, options) => {
    expect(leave(options)).toEqual([[], -1, undefined]);
  });
});

describe('hasOtherLevel', () => {
  const fine = { loadError: 0, loadErrorTime: 0 };
  const failed = { loadError: 1, loadErrorTime: performance.now() };
  const hls = (levels: object[], maxAutoLevel = 1) =>
    ({
      config: { errorPenaltyExpireMs: 60_000 },
      levels,
      loadLevel: 0,
      minAutoLevel: 0,
      maxAutoLevel,
    }) as unknown as HlsPlayer;

  it('counts renditions that have not failed of late, and fit the player', () => {
    const forgiven = { loadError: 1, loadErrorTime: performance.now() - 61_000 };
    expect([
      hasOtherLevel(hls([failed, fine])),
      hasOtherLevel(hls([failed, forgiven])),
      hasOtherLevel(hls([failed, failed])),
      hasOtherLevel(hls([fine, fine], 0)),
    ]).toEqual([true, true, false, false]);
  });
});

describe('renewLow', () => {
  function renew({ current = 0, isAuto = true, megabits = 6 } = {}) {
    const hls = {
      levels: [{ bitrate: 400_000 }, { bitrate: 4_000_000 }],
      currentLevel: current,
      nextLoadLevel: 1,
      autoLevelEnabled: isAuto,
      mainForwardBufferInfo: { len: 30 },
      nextLevel: undefined as number | undefined,
    };
    renewLow(hls as unknown as HlsPlayer, networkOf(megabits));
    return hls.nextLevel;
  }

  it('lets hls.js load what is ahead anew when low pictures are shown on a wide network', () => {
    expect(renew()).toBe(-1);
  });

  it.each([
    ['what is shown is good', { current: 1 }],
    ['a viewer has chosen', { isAuto: false }],
    ['the network is narrow', { megabits: 1 }],
  ])('leaves it when %s', (_, options) => {
    expect(renew(options)).toBeUndefined();
  });
});
