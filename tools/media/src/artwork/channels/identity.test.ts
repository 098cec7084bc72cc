import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { channelFaces, identitiesOf } from './identity.ts';
import { CHANNEL_SIZES, drawLogo } from './logo.ts';
import { marks } from './marks.ts';

const { channels } = readCatalogue();
const identities = identitiesOf(channels);

describe('identitiesOf', () => {
  it('gives no two channels the same mark on the same colour', () => {
    const looks = identities.map(({ mark, ground }) => `${mark} ${ground}`);

    expect(new Set(looks).size).toBe(channels.length);
  });

  it('gives neighbours different colours', () => {
    const alike = channels.filter(
      (_, index) => identities[index]?.ground === identities[index + 1]?.ground,
    );

    expect(alike).toEqual([]);
  });

  it('uses the twelve marks and the five faces', () => {
    const used = (key: 'mark' | 'face') =>
      [...new Set(identities.map((identity) => identity[key]))].toSorted();

    expect(used('mark')).toEqual(Object.keys(marks).toSorted());
    expect(used('mark')).toHaveLength(12);
    expect(used('face')).toEqual([...channelFaces].toSorted());
  });
});

describe('drawLogo', () => {
  it('keeps mark and name of every channel in the sheet', () => {
    const { width } = CHANNEL_SIZES.logo;
    const outside = channels.filter(({ name }, index) => {
      const identity = identities[index];
      if (!identity) return true;
      const xs = [...drawLogo(name, identity).document.matchAll(/translate\((-?[\d.]+) /g)];
      return xs.some(([, x]) => Number(x) < width * 0.06 || Number(x) > width * 0.94);
    });

    expect(outside).toEqual([]);
  });
});
