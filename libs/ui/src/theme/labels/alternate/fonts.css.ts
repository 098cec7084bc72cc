import { globalFontFace } from '@vanilla-extract/css';
import { stretchedTo } from '../../fallback-face.ts';
import { unicodeRanges } from '../../unicode-ranges.ts';

// In quotes, because a name with a part that starts with a digit is none without them.
const serif = '"Source Serif 4 Variable"';
const sans = '"Commissioner Variable"';
const subsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const;

// Roman has the optical size axis; italic goes without it and weighs a third.
globalFontFace(
  serif,
  subsets.flatMap((subset) => [
    {
      src: woff2(`source-serif-4/files/source-serif-4-${subset}-opsz-normal`),
      fontStyle: 'normal',
      fontWeight: '200 900',
      fontDisplay: 'swap',
      unicodeRange: unicodeRanges[subset],
    },
    {
      src: woff2(`source-serif-4/files/source-serif-4-${subset}-wght-italic`),
      fontStyle: 'italic',
      fontWeight: '200 900',
      fontDisplay: 'swap',
      unicodeRange: unicodeRanges[subset],
    },
  ]),
);

globalFontFace(
  sans,
  subsets.map((subset) => ({
    src: woff2(`commissioner/files/commissioner-${subset}-wght-normal`),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges[subset],
  })),
);

globalFontFace('Polosa Armenian Serif', {
  src: woff2('noto-serif-armenian/files/noto-serif-armenian-armenian-wght-normal'),
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: unicodeRanges.armenian,
  sizeAdjust: '90%',
});
globalFontFace('Polosa Armenian Sans', {
  src: woff2('noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal'),
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: unicodeRanges.armenian,
});

// System faces stretched to the measure of ours, so that swapping moves nothing. The serif narrows
// as it grows (optical size), hence one stand-in each for display, section titles and reading text.
const times = 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")';
const timesItalic =
  'local("Times New Roman Italic"), local("Liberation Serif Italic"), local("Tinos Italic")';
globalFontFace('Polosa Display Fallback', { src: times, ...stretchedTo(1.01, 1.036, 0.335) });
globalFontFace('Polosa Title Fallback', { src: times, ...stretchedTo(1.081, 1.036, 0.335) });
globalFontFace('Polosa Reading Fallback', [
  { src: times, fontStyle: 'normal', ...stretchedTo(1.134, 1.036, 0.335) },
  { src: timesItalic, fontStyle: 'italic', ...stretchedTo(1.106, 1.036, 0.335) },
]);
globalFontFace('Polosa Sans Fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
    fontWeight: '100 500',
    ...stretchedTo(0.994, 1.017, 0.206),
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
    fontWeight: '501 900',
    ...stretchedTo(0.938, 1.017, 0.206),
  },
]);

/** Font chains of «Полоса»: face, Armenian partner, system. */
export const fonts = {
  display: `${serif}, "Polosa Armenian Serif", "Polosa Display Fallback", Georgia, serif`,
  title: `${serif}, "Polosa Armenian Serif", "Polosa Title Fallback", Georgia, serif`,
  reading: `${serif}, "Polosa Armenian Serif", "Polosa Reading Fallback", Georgia, serif`,
  sans: `${sans}, "Polosa Armenian Sans", "Polosa Sans Fallback", system-ui, sans-serif`,
} as const;

function woff2(path: string): string {
  return `url("@fontsource-variable/${path}.woff2") format("woff2")`;
}
