import type { Palette } from '../artwork.types.ts';
import type { CatalogueGroup } from '../catalogue.ts';
import type { Identity } from '../channels/identity.ts';
import { fileOf } from '../manifest.ts';
import { palettes } from '../palettes.ts';
import type { TitleArtwork } from '../poster.ts';
import type { Pixels } from '../raster/pixels.ts';
import { drawScene } from '../render-scene.ts';
import { drawContactSheet } from '../tiles/contact-sheet.ts';
import { drawFan, TILE } from '../tiles/fan.ts';
import { wallDocument, type Hanging } from '../tiles/wall.ts';
import { flatPicture } from './flat.picture.ts';
import type { Picture } from './picture.types.ts';

const KB = 1024;
const MOST_BYTES = 40 * KB;
const MIDDLE = { x: 0.5, y: 0.5 };

/** What tiles are put together from. */
export interface TileParts {
  artworks: ReadonlyMap<string, TitleArtwork>;
  /** Sources of the titles' pictures by id. */
  sources: ReadonlyMap<string, () => string>;
  identities: readonly Identity[];
}

interface Kind {
  /** What the tile is made of. */
  part: 'poster' | 'backdrop';
  most: number;
  hanging: Hanging;
  draw(slug: string, files: readonly string[], palette: Palette): Promise<Pixels>;
}

const fan: Kind = {
  part: 'poster',
  most: 3,
  hanging: 'leaning',
  draw: (_slug, files, palette) => drawFan(files, palette),
};

const sheet: Kind = { part: 'backdrop', most: 9, hanging: 'straight', draw: drawContactSheet };

/** What stands for a group without titles: a singer for karaoke, else a wall of channel marks. */
function titleless(
  id: string,
  slug: string,
  { hanging }: Kind,
  { identities }: TileParts,
): Picture {
  return flatPicture(id, MOST_BYTES, () => {
    if (!slug.includes('karaoke'))
      return { document: wallDocument(slug, identities, hanging), color: '#0e1217', focus: MIDDLE };
    const scene = drawScene('curtain', 'rose', { ...TILE, seed: slug, variant: 'singer' });
    return { ...scene, color: palettes.rose.sky[1] };
  });
}

function tilePicture(id: string, group: CatalogueGroup, kind: Kind, parts: TileParts): Picture {
  const { artworks, sources } = parts;
  const slugs = group.titles.filter((slug) => artworks.has(slug)).slice(0, kind.most);
  const [first = ''] = slugs;
  const palette = artworks.get(first)?.colours;
  if (!palette) return titleless(id, group.slug, kind, parts);
  const ids = slugs.map((slug) => `${kind.part}-${slug}`);
  return {
    id,
    mostBytes: MOST_BYTES,
    source: () => [id, ...ids.map((name) => `${name} ${sources.get(name)?.() ?? ''}`)].join('\n'),
    draw: async () => ({
      pixels: await kind.draw(group.slug, ids.map(fileOf), palette),
      color: palette.sky[1],
      focus: MIDDLE,
      isGrainy: false,
    }),
  };
}

/** Groups that begin with titles which no tile before them shows, so that tiles of one shelf do not look alike. */
function withFreshFirst(groups: readonly CatalogueGroup[]): CatalogueGroup[] {
  const shown = new Set<string>();
  return groups.map((group) => {
    const fresh = group.titles.filter((slug) => !shown.has(slug));
    const titles = [...fresh, ...group.titles.filter((slug) => shown.has(slug))];
    for (const slug of titles.slice(0, fan.most)) shown.add(slug);
    return { ...group, titles };
  });
}

/**
 * Posters fanned for every service and collection, and a contact sheet of each for the other label. They are put
 * together from files, so the titles' pictures have to be drawn before them.
 */
export function tilePictures(
  name: 'service' | 'collection',
  groups: readonly CatalogueGroup[],
  parts: TileParts,
): Picture[] {
  return withFreshFirst(groups).flatMap((group) => [
    tilePicture(`${name}-${group.slug}`, group, fan, parts),
    tilePicture(`${name}-sheet-${group.slug}`, group, sheet, parts),
  ]);
}
