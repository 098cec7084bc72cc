import type { unicodeRanges } from '../unicode-ranges.ts';

/** A part of a family's Latin file that most pages can do with. */
export type FontPart = 'ascii' | 'figures' | 'rouble';

interface FontCut {
  /** File that it is cut out of: the path below `@fontsource-variable`, with `*` for the subset. */
  path: string;
  from: keyof typeof unicodeRanges;
  part: FontPart;
}

const golos = 'golos-text/files/golos-text-*-wght-normal';
const sofia = 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-*-wght-normal';
const serif = 'source-serif-4/files/source-serif-4-*-opsz-normal';
const commissioner = 'commissioner/files/commissioner-*-wght-normal';

/** What `npm run fonts -w @foyer/ui` makes; the labels' faces name the same. */
export const fontCuts: readonly FontCut[] = [
  { path: golos, from: 'latin', part: 'ascii' },
  { path: golos, from: 'latin-ext', part: 'rouble' },
  { path: sofia, from: 'latin', part: 'figures' },
  { path: serif, from: 'latin', part: 'figures' },
  { path: serif, from: 'latin-ext', part: 'rouble' },
  { path: commissioner, from: 'latin', part: 'ascii' },
  { path: commissioner, from: 'latin-ext', part: 'rouble' },
];

/** The name of a part's file, without its ending. */
export const cutName = (path: string, part: FontPart): string =>
  path.slice(path.lastIndexOf('/') + 1).replace('*', part);
