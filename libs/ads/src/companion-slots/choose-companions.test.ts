import { describe, expect, it } from 'vitest';
import type { Companion } from '../model/ad.types.ts';
import { chooseCompanions } from './choose-companions.ts';

const companion = (id: string, width: number, height: number): Companion => ({
  id,
  width,
  height,
  resources: [{ kind: 'static', url: `https://ads.example/${id}.png`, type: 'image/png' }],
  click: { tracking: [] },
  views: [],
});
const small = companion('small', 120, 60);
const large = companion('large', 300, 250);
const page: Companion = {
  ...companion('page', 300, 250),
  resources: [{ kind: 'frame', url: 'https://ads.example/page' }],
};
const box = { width: 320, height: 250 };

const idsOf = ({ placed }: ReturnType<typeof chooseCompanions>) =>
  placed.map((one) => one.companion.id);

describe('chooseCompanions', () => {
  it('A21: gives a place the largest that fits, and none twice', () => {
    const ad = { companions: [small, large], requiredCompanions: 'none' } as const;

    expect(idsOf(chooseCompanions(ad, [box], true))).toEqual(['large']);
    expect(idsOf(chooseCompanions(ad, [box, box, box], true))).toEqual(['large', 'small']);
    expect(idsOf(chooseCompanions(ad, [{ width: 100, height: 50 }], true))).toEqual([]);
  });

  it('A21: keeps one that asks for a place to that place', () => {
    const ad = {
      companions: [{ ...large, adSlotId: 'side' }],
      requiredCompanions: 'none',
    } as const;

    expect(idsOf(chooseCompanions(ad, [{ ...box, id: 'pause' }], true))).toEqual([]);
    expect(idsOf(chooseCompanions(ad, [{ ...box, id: 'side' }], true))).toEqual(['large']);
  });

  it('A21: leaves out pages where there are no walled documents', () => {
    const ad = { companions: [page, small], requiredCompanions: 'none' } as const;

    expect(idsOf(chooseCompanions(ad, [box], false))).toEqual(['small']);
  });

  it.each([
    ['all', [box], true],
    ['all', [box, box], false],
    ['any', [], true],
    ['any', [box], false],
    ['none', [], false],
  ] as const)(
    'A21: knows whether %s of them that are required have a place',
    (required, places, isMissing) => {
      const ad = { companions: [small, large], requiredCompanions: required };

      expect(chooseCompanions(ad, places, true).isMissing).toBe(isMissing);
    },
  );
});
