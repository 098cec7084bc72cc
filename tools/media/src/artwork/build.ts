import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { artworksOf } from './artworks.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import {
  artworkFolder,
  fileOf,
  readManifest,
  writeManifest,
  type ManifestEntry,
} from './manifest.ts';
import { picturesOf } from './pictures/index.ts';
import type { Drawn, Picture } from './pictures/picture.types.ts';
import { encodeWithin } from './raster/encode.ts';
import { grainTile } from './raster/grain.ts';
import { fromPixels, meanLuminance } from './raster/pixels.ts';
import { settleSeeds } from './seeds.ts';

/** Raised when files would come out otherwise although what is drawn stays the same. */
const FORMAT = 1;

/** After so many new files the manifest is written, so that a stopped run goes on where it was. */
const CHECKPOINT = 20;

/** What a picture is recognised by. */
export function fingerprintOf({ source }: Picture): string {
  return createHash('sha256').update(`${FORMAT}\n${source()}`).digest('hex').slice(0, 12);
}

function describe({ pixels, color, focus, isGrainy }: Drawn, fingerprint: string): ManifestEntry {
  const { width, height } = pixels;
  const judged = { x: 0, y: 0, width: width > height ? width / 2 : width, height };
  return {
    width,
    height,
    color,
    tone: meanLuminance(pixels, judged) > 0.35 ? 'light' : 'dark',
    focus,
    ...(isGrainy && { grain: true }),
    fingerprint,
  };
}

/** Says how far a run is. */
export type Report = (done: number, all: number) => void;

/**
 * Draws what is missing or out of date into `assets/artwork`, and brings the manifest up to date.
 *
 * @param only - Only pictures whose id ends with this; everything when left out, and then files that belong to
 * nothing are removed.
 * @throws When no picture ends like that, or one cannot be made small enough.
 */
export async function buildArtwork(
  only?: string,
  report: Report = () => undefined,
  catalogue: Catalogue = readCatalogue(),
): Promise<void> {
  sharp.concurrency(1);
  mkdirSync(artworkFolder, { recursive: true });
  const fits = ({ id }: Picture) => only === undefined || id === only || id.endsWith(`-${only}`);
  if (!picturesOf(catalogue).some(fits)) throw new Error(`No picture ends with "${only ?? ''}"`);
  const all = picturesOf(catalogue, await settleSeeds(artworksOf(catalogue)));
  const manifest = readManifest();
  const wanted = all.filter(fits);
  let fresh = 0;
  for (const [index, picture] of wanted.entries()) {
    const { id, mostBytes } = picture;
    const fingerprint = fingerprintOf(picture);
    if (manifest[id]?.fingerprint === fingerprint && existsSync(fileOf(id))) continue;
    const drawn = await picture.draw();
    writeFileSync(fileOf(id), await encodeWithin(fromPixels(drawn.pixels), mostBytes));
    manifest[id] = describe(drawn, fingerprint);
    fresh += 1;
    if (fresh % CHECKPOINT === 0) writeManifest(manifest);
    report(index + 1, wanted.length);
  }
  if (only === undefined) {
    const ids = new Set(all.map(({ id }) => id));
    for (const id of Object.keys(manifest)) if (!ids.has(id)) delete manifest[id];
    for (const name of readdirSync(artworkFolder)) {
      if (name.endsWith('.avif') && !ids.has(name.replace('.avif', '')))
        rmSync(`${artworkFolder}${name}`);
    }
    writeFileSync(`${artworkFolder}grain.png`, await grainTile());
  }
  writeManifest(manifest);
}
