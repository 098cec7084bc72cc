import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal.woff2?url';
import armenianDisplay from '@fontsource-variable/noto-serif-armenian/files/noto-serif-armenian-armenian-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import cyrillicDisplay from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-opsz-normal.woff2?url';
import latinDisplay from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import ascii from '../../cut-fonts/files/commissioner-ascii-wght-normal.woff2?url';
import figures from '../../cut-fonts/files/source-serif-4-figures-opsz-normal.woff2?url';

/** Addresses of the font files that nearly every page of «Полоса» needs; the display face has its figures in a file of their own. */
export const fontsToPreload = {
  rus: [cyrillicDisplay, figures, cyrillic, ascii],
  eng: [latinDisplay, figures, ascii],
  hye: [armenianDisplay, armenian, figures, ascii],
} as const;
