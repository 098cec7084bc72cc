import type { PaletteName } from '../../palettes.ts';

/** Moods of flat colour. */
export const FLAT = [
  'pop',
  'bubblegum',
  'lagoon',
  'meadow',
  'candy',
  'mint',
  'coral',
  'mustard',
] as const satisfies readonly PaletteName[];

/** Palettes that print well on their paper. */
export const PAPER = [
  'ice',
  'lime',
  'brick',
  'noir',
  'linen',
  'tealOrange',
  'mint',
  'coral',
  'lilac',
  'steel',
  'mustard',
  'rose',
  'ultramarine',
] as const satisfies readonly PaletteName[];
