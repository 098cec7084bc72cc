import { cutName, type FontPart } from './cut-fonts/font-cuts.ts';
import type { FontFace } from './label-theme.types.ts';
import { unicodeRanges } from './unicode-ranges.ts';

const subsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const;

/** The address of a file of a `@fontsource-variable` package, for `src`. */
function woff2(path: string): string {
  return `url("@fontsource-variable/${path}.woff2") format("woff2")`;
}

/**
 * The Cyrillic and Latin files of a bundled family, which browsers fetch when a text needs them.
 *
 * @param path - Below `@fontsource-variable`, with `*` for the subset: `golos-text/files/golos-text-*-wght-normal`.
 * @param weight - The axis of the files, such as `400 900`.
 */
export function bundledFaces(path: string, weight: string, fontStyle?: 'normal' | 'italic') {
  return subsets.map((subset): FontFace => ({
    src: woff2(path.replace('*', subset)),
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges[subset],
    ...(fontStyle ? { fontStyle } : {}),
  }));
}

/**
 * The parts of a bundled family that pages fetch in place of its whole Latin files. They come after those: of two faces that
 * have a character, browsers take the later.
 *
 * @param path - As for {@link bundledFaces}.
 */
export function cutFaces(
  path: string,
  weight: string,
  parts: readonly FontPart[],
  fontStyle?: 'normal' | 'italic',
) {
  return parts.map((part): FontFace => ({
    src: `url("@foyer/ui/cut-fonts/${cutName(path, part)}.woff2") format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges[part],
    ...(fontStyle ? { fontStyle } : {}),
  }));
}

/** The Armenian partner of a family, from one of the Noto packages; `adjusted` fits it to the family. */
export function armenianFace(path: string, adjusted: Partial<FontFace> = {}): FontFace {
  return {
    src: woff2(path),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges.armenian,
    ...adjusted,
  };
}
