import { fromPixels } from './raster/pixels.ts';
import { hashDistance, perceptualHash } from './raster/perceptual-hash.ts';
import { drawPoster } from './poster.ts';
import { titles, type TitleArtwork } from './titles.ts';

/** How many bits neighbours' hashes differ at least. */
export const LEAST_DISTANCE = 10;

const SMALL = { width: 138, height: 200 } as const;
const SHELF = 11;
const MOST_TRIES = 12;

async function hashOf(artwork: TitleArtwork, seed: string): Promise<bigint> {
  const { scene, words } = await drawPoster(artwork, seed, SMALL);
  return perceptualHash(
    await fromPixels(scene)
      .composite([{ input: Buffer.from(words) }])
      .png()
      .toBuffer(),
  );
}

/**
 * A seed for each title: its slug, or the slug with a number when the poster would look like one of the eleven
 * before it.
 */
export async function chooseSeeds(): Promise<Map<string, string>> {
  const seeds = new Map<string, string>();
  const hashes: bigint[] = [];
  for (const artwork of titles) {
    const shelf = hashes.slice(-SHELF);
    let seed = artwork.slug;
    let hash = await hashOf(artwork, seed);
    for (let attempt = 2; attempt <= MOST_TRIES; attempt += 1) {
      const current = hash;
      if (shelf.every((other) => hashDistance(other, current) > LEAST_DISTANCE)) break;
      seed = `${artwork.slug} ${attempt}`;
      hash = await hashOf(artwork, seed);
    }
    seeds.set(artwork.slug, seed);
    hashes.push(hash);
  }
  return seeds;
}
