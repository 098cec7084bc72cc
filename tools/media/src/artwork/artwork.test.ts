import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artworksOf } from './artworks.ts';
import { fingerprintOf } from './build.ts';
import { readCatalogue } from './catalogue.ts';
import { artworkFolder, fileOf, readManifest } from './manifest.ts';
import { picturesOf } from './pictures/index.ts';
import { backdropSizeOf, SIZES } from './pictures/title.pictures.ts';
import { hashDistance, perceptualHash } from './raster/perceptual-hash.ts';
import { LEAST_DISTANCE } from './seeds.ts';
import { handChosen } from './titles.ts';

const MB = 1024 * 1024;
const SHELF = 12;
const catalogue = readCatalogue();
const manifest = readManifest();
const artworks = artworksOf(catalogue);
const pictures = picturesOf(catalogue, artworks);
const titles = catalogue.titles.map(({ slug }) => slug);

const advice = (ids: readonly string[]) =>
  ids.length === 0 ? 'nothing' : `${ids.join(', ')}: run "npm run artwork -w @foyer/media"`;

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

describe('committed artwork', () => {
  it('has a file and an entry for every picture of the catalogue, and nothing else', () => {
    const missing = pictures
      .map(({ id }) => id)
      .filter((id) => !manifest[id] || !existsSync(fileOf(id)));
    const wanted = new Set(pictures.map(({ id }) => id));
    const left = Object.keys(manifest).filter((id) => !wanted.has(id));

    expect(advice(missing)).toBe('nothing');
    expect(advice(left)).toBe('nothing');
  });

  it('is what the catalogue asks for today', () => {
    const flat = pictures.filter(({ id }) => /^(?:person|channel|avatar)-/.test(id));
    const stale = flat.filter(
      (picture) => manifest[picture.id]?.fingerprint !== fingerprintOf(picture),
    );

    expect(advice(stale.map(({ id }) => id))).toBe('nothing');
  });

  it('draws a title today as it did when its files were made', () => {
    const some = artworks.filter((_, index) => index % 40 === 0);
    const stale = some.filter((artwork) => {
      const seeds = ['', ...Array.from({ length: 11 }, (_, index) => ` ${index + 2}`)];
      return !seeds.some((end) => {
        const seeded = { ...artwork, seed: `${artwork.seed}${end}` };
        const [poster] = picturesOf({ ...catalogue, seasons: [], services: [], collections: [] }, [
          seeded,
        ]);
        return poster && manifest[poster.id]?.fingerprint === fingerprintOf(poster);
      });
    });

    expect(advice(stale.map(({ slug }) => slug))).toBe('nothing');
  });

  it.each(titles.slice(0, SHELF))(
    'holds poster and backdrop of %s in their sizes',
    async (slug) => {
      const { poster } = SIZES;
      const backdrop = backdropSizeOf(slug);
      const sizes = await Promise.all(
        [`poster-${slug}`, `backdrop-${slug}`].map(async (id) => {
          const { width, height, format } = await sharp(fileOf(id)).metadata();
          return { width, height, format };
        }),
      );

      expect(sizes).toEqual([
        { ...poster, format: 'heif' },
        { ...backdrop, format: 'heif' },
      ]);
      expect(manifest[`poster-${slug}`]).toMatchObject(poster);
      expect(manifest[`backdrop-${slug}`]).toMatchObject(backdrop);
    },
  );

  it('names the second sky stop as the colour of both pictures of a title', () => {
    for (const { slug, colours } of artworks) {
      expect(manifest[`poster-${slug}`]?.color).toBe(colours.sky[1]);
      expect(manifest[`backdrop-${slug}`]?.color).toBe(colours.sky[1]);
    }
  });

  it('keeps the manifest sorted by id', () => {
    const ids = Object.keys(JSON.parse(readFileSync(`${artworkFolder}manifest.json`, 'utf8')));

    expect(ids).toEqual(ids.toSorted());
  });

  it('brings the grain that its entries ask for', async () => {
    const { width, height, channels } = await sharp(`${artworkFolder}grain.png`).metadata();

    expect(Object.values(manifest).some(({ grain }) => grain)).toBe(true);
    expect({ width, height, channels }).toEqual({ width: 160, height: 160, channels: 3 });
  });

  it('leaves the media under forty megabytes', () => {
    expect(bytesUnder(fileURLToPath(new URL('../../assets/', import.meta.url)))).toBeLessThan(
      40 * MB,
    );
    expect(bytesUnder(artworkFolder)).toBeLessThan(13.5 * MB);
  });

  it('has at least two light posters among any twelve neighbours not all chosen by hand', () => {
    const isLight = (slug: string) => manifest[`poster-${slug}`]?.tone === 'light';
    const dark = titles
      .slice(0, titles.length - SHELF + 1)
      .map((_, start) => titles.slice(start, start + SHELF))
      .filter((shelf) => !shelf.every((slug) => handChosen.has(slug)))
      .filter((shelf) => shelf.filter(isLight).length < 2);

    expect(dark).toEqual([]);
  });

  it('differs from every neighbour of a shelf by more than ten bits', async () => {
    const hashes = await Promise.all(
      titles.slice(0, SHELF).map(async (slug) => {
        const small = await sharp(fileOf(`poster-${slug}`))
          .resize(138, 200)
          .png()
          .toBuffer();
        return { slug, hash: await perceptualHash(small) };
      }),
    );
    const alike = hashes.flatMap(({ slug, hash }, index) =>
      hashes
        .slice(index + 1)
        .filter((other) => hashDistance(hash, other.hash) <= LEAST_DISTANCE)
        .map((other) => `${slug} and ${other.slug}`),
    );

    expect(alike).toEqual([]);
  });
});
