import { drawPoster, type TitleArtwork } from './poster.ts';
import { hashDistance, perceptualHash } from './raster/perceptual-hash.ts';
import { fromPixels } from './raster/pixels.ts';

/** How many bits neighbours' hashes differ more than. */
export const LEAST_DISTANCE = 10;

const SMALL = { width: 138, height: 200 } as const;
const SHELF = 11;
const MOST_TRIES = 12;

async function hashOf(artwork: TitleArtwork): Promise<bigint> {
  const { scene, words } = await drawPoster(artwork, SMALL);
  return perceptualHash(
    await fromPixels(scene)
      .composite([{ input: Buffer.from(words) }])
      .png()
      .toBuffer(),
  );
}

/**
 * The artworks with a number added to a seed wherever the poster would look like one of the eleven before it.
 */
export async function settleSeeds(artworks: readonly TitleArtwork[]): Promise<TitleArtwork[]> {
  const settled: TitleArtwork[] = [];
  const hashes: bigint[] = [];
  for (const artwork of artworks) {
    const shelf = hashes.slice(-SHELF);
    let current = artwork;
    let hash = await hashOf(current);
    for (let attempt = 2; attempt <= MOST_TRIES; attempt += 1) {
      const own = hash;
      if (shelf.every((other) => hashDistance(other, own) > LEAST_DISTANCE)) break;
      current = { ...artwork, seed: `${artwork.seed} ${attempt}` };
      hash = await hashOf(current);
    }
    settled.push(current);
    hashes.push(hash);
  }
  return settled;
}
