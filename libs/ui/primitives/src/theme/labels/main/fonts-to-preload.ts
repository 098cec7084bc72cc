import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wdth-normal.woff2?url';
import cyrillicDisplay from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url';
import latinDisplay from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import ascii from '../../cut-fonts/files/golos-text-ascii-wght-normal.woff2?url';
import figures from '../../cut-fonts/files/sofia-sans-extra-condensed-figures-wght-normal.woff2?url';

/** Addresses of the font files that nearly every page of «Софит» needs; the display face has its figures in a file of their own. */
export const fontsToPreload = {
  rus: [cyrillicDisplay, figures, cyrillic, ascii],
  eng: [latinDisplay, figures, ascii],
  hye: [armenian, figures, ascii],
} as const;
