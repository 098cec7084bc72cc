import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it } from 'vitest';
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
  kilobits = Number.NaN,
  loaded = 20,
  troubles = new Map() as SegmentTroubles,
} = {}) {
  const made = new Map<string, ReturnType<ReturnType<Factory>['create']>>();
  const player = {
    addABRCustomRule: (type: string, _: string, factory: Factory) =>
      made.set(type, factory().create()),
    getAverageThroughput: () => kilobits,
    getBufferLength: () => loaded,
    getCurrentRepresentationForType: () => ({ bandwidth: 200_000 }),
  };
  addDashRules(player as unknown as MediaPlayerClass, troubles, 2_000_000);
  const context = (request: object = {}) => ({
    getMediaType: () => 'video',
    getMediaInfo: () => ({}),
    getAbrController: () => ({ getPossibleVoRepresentationsFilteredBySettings: () => renditions }),
    getCurrentRequest: () => request,
  });
  return {
    choose: () => made.get('qualitySwitchRules')?.getSwitchRequest?.(context()).representation?.id,
    leave: (request: object) =>
      made.get('abandonFragmentRules')?.shouldAbandon?.(context(request)).representation?.id,
  };
}

const segment = (id: string) => ({
  url: `${id}/7.m4s`,
  representation: renditions.find((rendition) => rendition.id === id),
  duration: 4,
  bytesLoaded: 10_000,
  bytesTotal: 2_000_000,
  startDate: new Date(),
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

  it('leaves a segment that will come too late, and waits for one that will not', () => {
    const startDate = new Date(Date.now() - 2_000);
    const slow = { ...segment('720p'), startDate };
    expect([rules({ loaded: 5 }).leave(slow), rules({ loaded: 1_000 }).leave(slow)]).toEqual([
      '240p',
      undefined,
    ]);
  });
});
