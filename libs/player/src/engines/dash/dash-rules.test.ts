import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it, vi } from 'vitest';
import { createNetworkMeter } from '../../engine/network-meter.ts';
import { addDashRules, type SegmentTroubles } from './dash-rules.ts';

type Rule = (context: object) => { representation: { id: string } | null };
type Factory = () => {
  create: () => { getSwitchRequest?: Rule; shouldAbandon?: Rule; getClassName: () => string };
};

const renditions = [
  { id: '720p', bandwidth: 4_000_000 },
  { id: '240p', bandwidth: 300_000 },
  { id: '480p', bandwidth: 1_000_000 },
];

/** The rules on a network of so many kilobits, with so much loaded. */
function rules({
  kilobits = 0,
  loaded = 20,
  shown = 4_000_000,
  troubles = new Map() as SegmentTroubles,
} = {}) {
  const updateSettings = vi.fn();
  const made = new Map<string, ReturnType<ReturnType<Factory>['create']>>();
  const player = {
    addABRCustomRule: (type: string, _: string, factory: Factory) =>
      made.set(type, factory().create()),
    isReady: () => true,
    getBufferLength: () => loaded,
    updateSettings,
    getCurrentRepresentationForType: () => ({ bandwidth: 200_000 }),
  };
  const network = createNetworkMeter();
  if (kilobits > 0) network.add(kilobits * 125, 1_000);
  addDashRules(player as unknown as MediaPlayerClass, troubles, {
    network,
    firstEstimate: 2_000_000,
    shown: () => shown,
  });
  const context = (request: object = {}) => ({
    getMediaType: () => 'video',
    getMediaInfo: () => ({}),
    getAbrController: () => ({ getPossibleVoRepresentationsFilteredBySettings: () => renditions }),
    getCurrentRequest: () => request,
  });
  return {
    updateSettings,
    choose: () => made.get('qualitySwitchRules')?.getSwitchRequest?.(context()).representation?.id,
    leave: (request: object) =>
      made.get('abandonFragmentRules')?.shouldAbandon?.(context(request)).representation?.id,
  };
}

const segment = (id: string) => ({
  url: `${id}/7.m4s`,
  representation: renditions.find((rendition) => rendition.id === id),
  bytesLoaded: 10_000,
  bytesTotal: 2_000_000,
});

describe('addDashRules', () => {
  it('plays 4.2 Mbit/s at 5, and reckons with the last title’s network before it has measured', () => {
    expect([rules({ kilobits: 5_000 }).choose(), rules().choose()]).toEqual(['720p', '480p']);
  });

  it('begins with the lowest where nothing is loaded yet, and not once it has measured', () => {
    const measured = rules({ kilobits: 5_000, loaded: 0 });
    expect([rules({ loaded: 0 }).choose(), measured.choose()]).toEqual(['240p', '480p']);
  });

  it('leaves a stalled segment for the next lower rendition, and the lowest for none', () => {
    const troubles: SegmentTroubles = new Map([
      ['720p/7.m4s', 'stalled'],
      ['240p/7.m4s', 'stalled'],
    ]);
    const { leave } = rules({ troubles });
    expect([leave(segment('720p')), leave(segment('240p'))]).toEqual(['480p', undefined]);
    expect(troubles.get('720p/7.m4s')).toBe('moved');
  });

  it('looks for what the lowest rendition misses in the next higher one', () => {
    const troubles: SegmentTroubles = new Map([['240p/7.m4s', 'missing']]);
    expect(rules({ troubles }).leave(segment('240p'))).toBe('480p');
  });

  it('loads low pictures anew once the network has widened, and leaves others as they are', () => {
    const low = rules({ kilobits: 9_000, shown: 300_000 });
    low.choose();
    const fastSwitchEnabled = true;
    const settings = { streaming: { buffer: { fastSwitchEnabled } } };
    expect(low.updateSettings.mock.calls).toEqual([[settings]]);
    const high = rules({ kilobits: 9_000 });
    high.choose();
    expect(high.updateSettings).not.toHaveBeenCalled();
  });

  it('leaves a segment that will come too late, and waits for one that will not', () => {
    const slow = { kilobits: 700 };
    const leave = (loaded: number) => rules({ ...slow, loaded }).leave(segment('720p'));
    expect([leave(5), leave(30)]).toEqual(['240p', undefined]);
  });
});
