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

  it('counts what only the longer page has, and shows it in the difference', async () => {
    const [before, after] = [await picture('a', '#07090c'), await picture('b', '#07090c', 4)];
    const difference = join(folder, 'longer.png');

    expect(await countChangedPixels(before, after, difference)).toBe(6);
    const { width, height } = await sharp(difference).metadata();
    expect({ width, height }).toEqual({ width: 3, height: 4 });
  });
});
