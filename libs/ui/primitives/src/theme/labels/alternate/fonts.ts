import { stretchedTo } from '../../fallback-face.ts';
import { armenianFace, bundledFaces, cutFaces } from '../../font-faces.ts';

// System faces stretched to the measure of ours, so that swapping moves nothing. The serif narrows
// as it grows (optical size), hence one stand-in each for display, section titles and reading text.
const times = 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")';
const timesItalic =
  'local("Times New Roman Italic"), local("Liberation Serif Italic"), local("Tinos Italic")';
const serif = 'source-serif-4/files/source-serif-4-*-opsz-normal';
const commissioner = 'commissioner/files/commissioner-*-wght-normal';
const arial = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
const arialBold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")';

/** The font files of «Полоса», by family. */
export const faces = {
  // In quotes, because a name with a part that starts with a digit is none without them.
  '"Source Serif 4 Variable"': [
    // Roman has the optical size axis; italic goes without it and weighs a third.
    ...bundledFaces(serif, '200 900', 'normal'),
    ...cutFaces(serif, '200 900', ['figures', 'rouble'], 'normal'),
    ...bundledFaces('source-serif-4/files/source-serif-4-*-wght-italic', '200 900', 'italic'),
  ],
  'Commissioner Variable': [
    ...bundledFaces(commissioner, '100 900'),
    ...cutFaces(commissioner, '100 900', ['ascii', 'rouble']),
  ],
  'Polosa Armenian Serif': [
    armenianFace('noto-serif-armenian/files/noto-serif-armenian-armenian-wght-normal', {
      sizeAdjust: '90%',
    }),
  ],
  'Polosa Armenian Sans': [
    armenianFace('noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal'),
  ],
  'Polosa Display Fallback': [{ src: times, ...stretchedTo(1.01, 1.036, 0.335) }],
  'Polosa Title Fallback': [{ src: times, ...stretchedTo(1.081, 1.036, 0.335) }],
  'Polosa Reading Fallback': [
    { src: times, fontStyle: 'normal', ...stretchedTo(1.134, 1.036, 0.335) },
    { src: timesItalic, fontStyle: 'italic', ...stretchedTo(1.106, 1.036, 0.335) },
  ],
  'Polosa Sans Fallback': [
    { src: arial, fontWeight: '100 449', ...stretchedTo(1, 1.017, 0.206) },
    // Ours widens with its weight, the system's has two.
    { src: arial, fontWeight: '450 500', ...stretchedTo(1.012, 1.017, 0.206) },
    { src: arialBold, fontWeight: '501 900', ...stretchedTo(0.95, 1.017, 0.206) },
  ],
} as const;

/** Font chains of «Полоса»: face, Armenian partner, system. */
export const fonts = {
  display:
    '"Source Serif 4 Variable", "Polosa Armenian Serif", "Polosa Display Fallback", Georgia, serif',
  title:
    '"Source Serif 4 Variable", "Polosa Armenian Serif", "Polosa Title Fallback", Georgia, serif',
  reading:
    '"Source Serif 4 Variable", "Polosa Armenian Serif", "Polosa Reading Fallback", Georgia, serif',
  sans: '"Commissioner Variable", "Polosa Armenian Sans", "Polosa Sans Fallback", system-ui, sans-serif',
} as const;
