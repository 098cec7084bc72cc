import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wdth-normal.woff2?url';
import cyrillicDisplay from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url';
import latinDisplay from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';

/** Addresses of the font files that nearly every page of «Софит» needs; figures are among the Latin letters. */
export const fontsToPreload = {
  rus: [cyrillicDisplay, cyrillic, latin],
  eng: [latinDisplay, latin],
  hye: [armenian, latin],
} as const;
