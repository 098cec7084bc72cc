import { seasonArtwork } from '../artworks.ts';
import type { Catalogue } from '../catalogue.ts';
import { nightPalette } from '../drawing/night.ts';
import { drawPoster, planBackdrop, planPoster, type TitleArtwork } from '../poster.ts';
import { fromPixels, rasterise, type Pixels } from '../raster/pixels.ts';
import { finishOf } from '../scenes/index.ts';
import { handChosen } from '../titles.ts';
import type { Sheet } from '../typography/setting.types.ts';
import type { Picture } from './picture.types.ts';

const KB = 1024;

/** Sizes of the masters: the largest in which a poster is served, and half and whole screens. */
export const SIZES = {
  poster: { width: 460, height: 666 },
  seasonPoster: { width: 368, height: 532 },
  backdrop: { width: 1280, height: 720 },
  heroBackdrop: { width: 1920, height: 1080 },
} as const;

/** Size of a title's backdrop; those chosen by hand stand in heroes. */
export const backdropSizeOf = (slug: string) =>
  handChosen.has(slug) ? SIZES.heroBackdrop : SIZES.backdrop;

async function withWords(scene: Pixels, words: string): Promise<Pixels> {
  const { data, info } = await fromPixels(scene)
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const grainOf = ({ scene, variant }: TitleArtwork) => finishOf(scene, variant) !== 'flat';

function posterPicture(artwork: TitleArtwork, sheet: Sheet): Picture {
  return {
    id: `poster-${artwork.slug}`,
    mostBytes: 32 * KB,
    source: () => {
      const { document, edges } = planPoster(artwork, sheet);
      const words = edges.flatMap(({ blocks }) => blocks.map((block) => block.draw('#000000')));
      return [document, ...words].join('\n');
    },
    draw: async () => {
      const { scene, words, focus } = await drawPoster(artwork, sheet);
      const pixels = await withWords(scene, words);
      return { pixels, color: artwork.colours.sky[1], focus, isGrainy: grainOf(artwork) };
    },
  };
}

function backdropPicture(id: string, artwork: TitleArtwork, sheet: Sheet): Picture {
  return {
    id,
    mostBytes: (sheet.width > SIZES.backdrop.width ? 90 : 50) * KB,
    source: () => planBackdrop(artwork, sheet).document,
    draw: async () => {
      const { document, focus } = planBackdrop(artwork, sheet);
      const pixels = await rasterise(document);
      return { pixels, color: artwork.colours.sky[1], focus, isGrainy: grainOf(artwork) };
    },
  };
}

/** Poster and backdrop of a title; a series has its backdrop at night too, for stills of episodes. */
export function titlePictures(artwork: TitleArtwork): Picture[] {
  const { slug, colours, credits } = artwork;
  const night = { ...artwork, colours: nightPalette(colours) };
  return [
    posterPicture(artwork, SIZES.poster),
    backdropPicture(`backdrop-${slug}`, artwork, backdropSizeOf(slug)),
    ...(credits.kind === 'series'
      ? [backdropPicture(`backdrop-${slug}-2`, night, SIZES.backdrop)]
      : []),
  ];
}

/** Posters of the seasons. */
export function seasonPictures(
  seasons: Catalogue['seasons'],
  artworks: ReadonlyMap<string, TitleArtwork>,
): Picture[] {
  return seasons.map(({ slug, series, number }) => {
    const artwork = artworks.get(series);
    if (!artwork) throw new Error(`The season ${slug} belongs to no series of the catalogue`);
    return posterPicture(seasonArtwork(artwork, slug, number), SIZES.seasonPoster);
  });
}
