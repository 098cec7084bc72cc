import { globalFontFace } from '@vanilla-extract/css';
import { stretchedTo } from '../../fallback-face.ts';
import { unicodeRanges } from '../../unicode-ranges.ts';

const text = 'Golos Text Variable';
const display = 'Sofia Sans Extra Condensed Variable';
const subsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const;

globalFontFace(
  text,
  subsets.map((subset) => ({
    src: `url("@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2") format("woff2")`,
    fontWeight: '400 900',
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges[subset],
  })),
);

globalFontFace(
  display,
  subsets.map((subset) => ({
    src: `url("@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${subset}-wght-normal.woff2") format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: unicodeRanges[subset],
  })),
);

const armenian =
  'url("@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wdth-normal.woff2") format("woff2")';

// Two faces of one file: the partner of the text face at its own width, and the partner of the
// condensed display face at the narrowest width, each scaled to the height of its Cyrillic.
globalFontFace('Sofit Armenian', {
  src: armenian,
  fontWeight: '100 900',
  fontStretch: '62.5% 100%',
  fontDisplay: 'swap',
  unicodeRange: unicodeRanges.armenian,
  sizeAdjust: '96%',
});
globalFontFace('Sofit Armenian Display', {
  src: armenian,
  fontWeight: '100 900',
  fontStretch: '62.5%',
  fontVariationSettings: '"wdth" 62.5',
  fontDisplay: 'swap',
  unicodeRange: unicodeRanges.armenian,
  sizeAdjust: '74%',
});

globalFontFace('Sofit Text Fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
    fontWeight: '100 500',
    ...stretchedTo(1.057, 0.98, 0.22),
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
    fontWeight: '501 900',
    ...stretchedTo(0.992, 0.98, 0.22),
  },
]);
globalFontFace('Sofit Display Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
  fontWeight: '100 900',
  ...stretchedTo(0.598, 0.9, 0.3),
});

/** Font chains of «Софит»: face, Armenian partner, system. */
export const fonts = {
  text: `"${text}", "Sofit Armenian", "Sofit Text Fallback", system-ui, sans-serif`,
  display: `"${display}", "Sofit Armenian Display", "Sofit Display Fallback", Impact, sans-serif`,
} as const;
