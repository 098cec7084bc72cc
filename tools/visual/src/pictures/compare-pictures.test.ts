import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countChangedPixels } from './compare-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-compare-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function picture(name: string, background: string, height = 2): Promise<string> {
  const file = join(folder, `${name}.png`);
  await sharp({ create: { width: 3, height, channels: 3, background } })
    .png()
    .toFile(file);
  return file;
}

/** A picture whose first pixel has another grey than all others. */
async function spotted(name: string, grey: number): Promise<string> {
  const file = join(folder, `${name}.png`);
  const pixels = Buffer.alloc(20 * 20 * 3, 0x20).fill(grey, 0, 3);
  await sharp(pixels, { raw: { width: 20, height: 20, channels: 3 } })
    .png()
    .toFile(file);
  return file;
}

describe('countChangedPixels', () => {
  it('finds no difference between two drawings of the same', async () => {
    const [before, after] = [await picture('a', '#07090c'), await picture('b', '#07090c')];
    const difference = join(folder, 'none.png');

    expect(await countChangedPixels(before, after, difference)).toBe(0);
    expect(existsSync(difference)).toBe(false);
  });

  it('finds the smallest change of a colour, and draws where it is', async () => {
    const [before, after] = [await picture('a', '#07090c'), await picture('b', '#07090d')];
    const difference = join(folder, 'shade.png');

    expect(await countChangedPixels(before, after, difference)).toBe(6);
    expect(existsSync(difference)).toBe(true);
  });

  it('overlooks two shades in a few places, as tiles of something blurred may be drawn', async () => {
    const [before, after] = [await spotted('a', 0x20), await spotted('b', 0x22)];
    const difference = join(folder, 'spot.png');

    expect(await countChangedPixels(before, after, difference)).toBe(0);
    expect(existsSync(difference)).toBe(false);
  });

  it('finds three shades in one place', async () => {
    const [before, after] = [await spotted('a', 0x20), await spotted('b', 0x23)];

    expect(await countChangedPixels(before, after, join(folder, 'spot.png'))).toBe(1);
  });

  it('counts what only the longer page has, and shows it in the difference', async () => {
    const [before, after] = [await picture('a', '#07090c'), await picture('b', '#07090c', 4)];
    const difference = join(folder, 'longer.png');

    expect(await countChangedPixels(before, after, difference)).toBe(6);
    const { width, height } = await sharp(difference).metadata();
    expect({ width, height }).toEqual({ width: 3, height: 4 });
  });
});
