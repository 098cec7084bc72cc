import type { PaletteName } from '../palettes.ts';

/** Genres whose pictures are those of another one. */
export const genreKin: Readonly<Record<string, string>> = {
  action: 'thriller',
  biography: 'history',
  cartoon: 'animation',
  concert: 'music',
  crime: 'detective',
  kids: 'family',
  karaoke: 'music',
  mystery: 'detective',
  nature: 'documentary',
  romance: 'melodrama',
  show: 'comedy',
  travel: 'road',
};

/** Palettes that a merry title does without, and a grim one. */
export const misplaced: Readonly<Record<'merry' | 'grim', ReadonlySet<PaletteName>>> = {
  merry: new Set<PaletteName>(['blood', 'noir', 'night', 'steel', 'moss', 'gold']),
  grim: new Set<PaletteName>([
    'bubblegum',
    'candy',
    'pop',
    'meadow',
    'lilac',
    'mint',
    'lagoon',
    'coral',
  ]),
};

/** Genres of merry and of grim titles. */
export const tempers: Readonly<Record<string, 'merry' | 'grim'>> = {
  animation: 'merry',
  comedy: 'merry',
  detective: 'grim',
  family: 'merry',
  horror: 'grim',
  noir: 'grim',
  thriller: 'grim',
  war: 'grim',
};
