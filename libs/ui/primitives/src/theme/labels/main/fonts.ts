import { stretchedTo } from '../../fallback-face.ts';
import { armenianFace, bundledFaces, cutFaces } from '../../font-faces.ts';

const armenian = 'noto-sans-armenian/files/noto-sans-armenian-armenian-wdth-normal';
const golos = 'golos-text/files/golos-text-*-wght-normal';
const sofia = 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-*-wght-normal';
const arial = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
const arialBold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")';

/** The font files of «Софит», by family. */
export const faces = {
  'Golos Text Variable': [
    ...bundledFaces(golos, '400 900'),
    ...cutFaces(golos, '400 900', ['ascii', 'rouble']),
  ],
  'Sofia Sans Extra Condensed Variable': [
    ...bundledFaces(sofia, '100 900'),
    ...cutFaces(sofia, '100 900', ['figures']),
    // It has no «₽»: the one of the text face stands in.
    ...cutFaces(golos, '400 900', ['rouble']),
  ],
  // Two faces of one file: the partner of the text face at its own width, and the partner of the
  // condensed display face at the narrowest width, each scaled to the height of its Cyrillic.
  'Sofit Armenian': [armenianFace(armenian, { fontStretch: '62.5% 100%', sizeAdjust: '96%' })],
  'Sofit Armenian Display': [
    armenianFace(armenian, {
      fontStretch: '62.5%',
      fontVariationSettings: '"wdth" 62.5',
      sizeAdjust: '74%',
    }),
  ],
  'Sofit Text Fallback': [
    { src: arial, fontWeight: '100 500', ...stretchedTo(1.057, 0.98, 0.22) },
    { src: arialBold, fontWeight: '501 900', ...stretchedTo(0.992, 0.98, 0.22) },
  ],
  'Sofit Display Fallback': [
    { src: arialBold, fontWeight: '100 900', ...stretchedTo(0.598, 0.9, 0.3) },
  ],
} as const;

/** Font chains of «Софит»: face, Armenian partner, system. */
export const fonts = {
  text: '"Golos Text Variable", "Sofit Armenian", "Sofit Text Fallback", system-ui, sans-serif',
  display:
    '"Sofia Sans Extra Condensed Variable", "Sofit Armenian Display", "Sofit Display Fallback", Impact, sans-serif',
} as const;
