import { describe, expect, it } from 'vitest';
import { createDamagedSegments, segmentName } from './damaged-segments.ts';

describe('createDamagedSegments', () => {
  it('counts a segment as damaged at the second failure', () => {
    const damage = createDamagedSegments();
    expect([damage.blame(['4'], 0), damage.has('4')]).toEqual([false, false]);
    expect([damage.blame(['5'], 0), damage.blame(['4'], 0)]).toEqual([false, true]);
    expect(['4', '5'].map((name) => damage.has(name))).toEqual([true, false]);
  });

  it('counts a failure at another rendition of the same time, but not for long', () => {
    const damage = createDamagedSegments();
    damage.gave('240p/4', [6, 8]);
    damage.gave('480p/4', [6.02, 8.02]);
    damage.gave('480p/5', [8.02, 10.02]);
    damage.blame(['240p/4'], 0);
    expect([damage.blame(['480p/5'], 0), damage.blame(['480p/4'], 0)]).toEqual([false, true]);
    expect(damage.blame(['480p/5'], 31_000)).toBe(false);
  });

  it('finds what a decoder fails at by its place, a little ahead of the picture', () => {
    const damage = createDamagedSegments();
    const spans = { v3: [4, 6], v4: [6, 8], a4: [5.9, 8], v5: [8, 10] } as const;
    for (const [name, span] of Object.entries(spans)) damage.gave(name, span);
    expect([damage.blameAt(6.1, 0), damage.blameAt(5.7, 0)]).toEqual([false, true]);
    expect(Object.keys(spans).filter((name) => damage.has(name))).toEqual(['v4', 'a4']);
  });

  it('finds nothing where nothing was given, and nothing twice', () => {
    const damage = createDamagedSegments();
    expect([damage.blameAt(3, 0), damage.blameAt(3, 0)]).toEqual([false, false]);
    damage.gave('1', [0, 6]);
    const found = [1, 2, 3].map(() => damage.blameAt(3, 0));
    expect(found).toEqual([false, true, false]);
  });

  it('finds five in half a minute and no more: then it is the decoder', () => {
    const damage = createDamagedSegments();
    const names = ['1', '2', '3', '4', '5', '6'];
    for (const name of names) damage.blame([name], 0);
    const found = names.map((name) => damage.blame([name], 0));
    expect(found).toEqual([true, true, true, true, true, false]);
    damage.blame(['6'], 31_000);
    expect(damage.blame(['6'], 32_000)).toBe(true);
  });
});

describe('segmentName', () => {
  it('tells parts of a file apart', () => {
    expect([segmentName('a.mp4', 'bytes=0-9'), segmentName('a.m4s')]).toEqual([
      'a.mp4 bytes=0-9',
      'a.m4s',
    ]);
  });
});
