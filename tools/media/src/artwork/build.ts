import { mkdirSync, writeFileSync } from 'node:fs';
import type { Hex, Point } from './artwork.types.ts';
import { palettes } from './palettes.ts';
import {
  artworkFolder,
  readManifest,
  writeManifest,
  type Manifest,
  type ManifestEntry,
} from './manifest.ts';
import { drawAvatar, avatars } from './people/avatar.ts';
import { drawPortrait, portraits } from './people/portrait.ts';
import { drawBackdrop, drawPoster } from './poster.ts';
import { encodeWithin } from './raster/encode.ts';
import { grain } from './raster/grain.ts';
import { fromPixels, meanLuminance, rasterise, type Pixels } from './raster/pixels.ts';
import { finishOf } from './scenes/index.ts';
import { chooseSeeds } from './seeds.ts';
import { titles, type TitleArtwork } from './titles.ts';

const KB = 1024;
const LIMITS = { poster: 100 * KB, backdrop: 108 * KB, person: 20 * KB, avatar: 12 * KB };

function describe(pixels: Pixels, color: Hex, focus: Point): ManifestEntry {
  const { width, height } = pixels;
  const luminance = meanLuminance(pixels, { x: 0, y: 0, width: width / 2, height });
  return { width, height, color, tone: luminance > 0.35 ? 'light' : 'dark', focus };
}

async function save(
  id: string,
  picture: ReturnType<typeof fromPixels>,
  mostBytes: number,
): Promise<void> {
  writeFileSync(`${artworkFolder}${id}.webp`, await encodeWithin(picture, mostBytes));
}

async function finish(pixels: Pixels, words: string | undefined, isGrainy: boolean) {
  const layers = [
    ...(words ? [{ input: Buffer.from(words) }] : []),
    ...(isGrainy ? [grain()] : []),
  ];
  const { data, info } = await fromPixels(pixels)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fromPixels({ data, width: info.width, height: info.height });
}

async function buildTitle(artwork: TitleArtwork, seed: string, manifest: Manifest): Promise<void> {
  const color = palettes[artwork.palette].sky[1];
  const isGrainy = finishOf(artwork.scene) !== 'flat';
  const poster = await drawPoster(artwork, seed);
  await save(
    `poster-${artwork.slug}`,
    await finish(poster.scene, poster.words, isGrainy),
    LIMITS.poster,
  );
  manifest[`poster-${artwork.slug}`] = describe(poster.scene, color, poster.focus);
  const backdrop = await drawBackdrop(artwork, seed);
  await save(
    `backdrop-${artwork.slug}`,
    await finish(backdrop.scene, undefined, isGrainy),
    LIMITS.backdrop,
  );
  manifest[`backdrop-${artwork.slug}`] = describe(backdrop.scene, color, backdrop.focus);
}

async function buildPeople(manifest: Manifest): Promise<void> {
  for (const portrait of portraits) {
    const { document, color, focus } = drawPortrait(portrait);
    const pixels = await rasterise(document);
    await save(`person-${portrait.id}`, await finish(pixels, undefined, true), LIMITS.person);
    manifest[`person-${portrait.id}`] = describe(pixels, color, focus);
  }
  for (const avatar of avatars) {
    const { document, color, focus } = drawAvatar(avatar);
    const pixels = await rasterise(document);
    await save(avatar.id, fromPixels(pixels), LIMITS.avatar);
    manifest[avatar.id] = describe(pixels, color, focus);
  }
}

/**
 * Draws the artwork into `assets/artwork` and brings the manifest up to date.
 *
 * @param slug - Only this title; everything, people and avatars too, when left out.
 * @throws When no title has this slug, or a picture cannot be made small enough.
 */
export async function buildArtwork(slug?: string): Promise<void> {
  const chosen = slug === undefined ? titles : titles.filter((title) => title.slug === slug);
  if (chosen.length === 0) throw new Error(`No title has the slug "${slug ?? ''}"`);
  mkdirSync(artworkFolder, { recursive: true });
  const seeds = await chooseSeeds();
  const manifest = slug === undefined ? {} : readManifest();
  for (const artwork of chosen) {
    await buildTitle(artwork, seeds.get(artwork.slug) ?? artwork.slug, manifest);
  }
  if (slug === undefined) await buildPeople(manifest);
  writeManifest(manifest);
}
