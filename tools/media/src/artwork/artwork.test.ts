import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { artworkFolder, readManifest } from './manifest.ts';
import { palettes } from './palettes.ts';
import { AVATAR_SIDE, avatars } from './people/avatar.ts';
import { PORTRAIT_SIDE, portraits } from './people/portrait.ts';
import { BACKDROP, POSTER } from './poster.ts';
import { hashDistance, perceptualHash } from './raster/perceptual-hash.ts';
import { meanLuminance } from './raster/pixels.ts';
import { LEAST_DISTANCE } from './seeds.ts';
import { titles } from './titles.ts';

const file = (id: string) => `${artworkFolder}${id}.webp`;
const manifest = readManifest();
const shelves = titles
  .slice(0, titles.length - 11)
  .map(({ slug }, start) => ({ slug, shelf: titles.slice(start, start + 12) }));

describe('titles', () => {
  it.each(shelves)('vary among the twelve neighbours from $slug on', ({ shelf }) => {
    const different = (key: 'scene' | 'palette' | 'setting') =>
      new Set(shelf.map((title) => title[key])).size;

    expect(shelf).toHaveLength(12);
    expect(different('scene')).toBeGreaterThanOrEqual(5);
    expect(different('palette')).toBeGreaterThanOrEqual(6);
    expect(different('setting')).toBeGreaterThanOrEqual(5);
  });

  it('use every palette, and no setting more than three times for one scene', () => {
    const pairs = titles.map(({ scene, setting }) => `${scene} ${setting}`);
    const times = pairs.map((pair) => pairs.filter((other) => other === pair).length);

    expect(new Set(titles.map(({ palette }) => palette)).size).toBe(Object.keys(palettes).length);
    expect(Math.max(...times)).toBeLessThanOrEqual(3);
  });
});

describe('committed artwork', () => {
  const posters: { hash: bigint; luminance: number }[] = [];

  beforeAll(async () => {
    for (const { slug } of titles) {
      const picture = sharp(file(`poster-${slug}`))
        .resize(115, 167)
        .removeAlpha();
      const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      posters.push({
        hash: await perceptualHash(await picture.png().toBuffer()),
        luminance: meanLuminance({ data, width, height }, { x: 0, y: 0, width, height }),
      });
    }
  });

  it('holds a file and an entry of the right size for every title, person and avatar', async () => {
    const expected = [
      ...titles.map(({ slug }) => [`poster-${slug}`, POSTER] as const),
      ...titles.map(({ slug }) => [`backdrop-${slug}`, BACKDROP] as const),
      ...portraits.map(
        ({ id }) => [`person-${id}`, { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }] as const,
      ),
      ...avatars.map(({ id }) => [id, { width: AVATAR_SIDE, height: AVATAR_SIDE }] as const),
    ];

    expect(Object.keys(manifest)).toEqual(expected.map(([id]) => id).sort());
    for (const [id, size] of expected) {
      const { width, height } = await sharp(file(id)).metadata();
      expect({ id, width, height }).toEqual({ id, ...size });
      expect(manifest[id]).toMatchObject(size);
    }
  });

  it('names the second sky stop as the colour of both pictures of a title', () => {
    for (const { slug, palette } of titles) {
      expect(manifest[`poster-${slug}`]?.color).toBe(palettes[palette].sky[1]);
      expect(manifest[`backdrop-${slug}`]?.color).toBe(palettes[palette].sky[1]);
    }
  });

  it('keeps the manifest sorted by id', () => {
    const ids = Object.keys(JSON.parse(readFileSync(`${artworkFolder}manifest.json`, 'utf8')));

    expect(ids).toEqual(ids.toSorted());
  });

  it('stays within its sizes', () => {
    const sizes = Object.keys(manifest).map((id) => ({ id, bytes: statSync(file(id)).size }));
    const most = (prefix: string) =>
      Math.max(...sizes.filter(({ id }) => id.startsWith(prefix)).map(({ bytes }) => bytes));

    expect(most('poster-')).toBeLessThanOrEqual(110 * 1024);
    expect(most('backdrop-')).toBeLessThanOrEqual(130 * 1024);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('differs from every shelf neighbour by more than ten bits', () => {
    const alike = posters.flatMap(({ hash }, index) =>
      posters
        .slice(index + 1, index + 12)
        .map((other, offset) => ({
          index,
          other: index + 1 + offset,
          bits: hashDistance(hash, other.hash),
        }))
        .filter(({ bits }) => bits <= LEAST_DISTANCE),
    );

    expect(alike).toEqual([]);
  });

  it('has at least two light posters among any twelve neighbours', () => {
    const counts = shelves.map(
      (_, start) =>
        posters.slice(start, start + 12).filter(({ luminance }) => luminance > 0.35).length,
    );

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });
});
