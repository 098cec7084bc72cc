import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal.woff2?url';
import armenianDisplay from '@fontsource-variable/noto-serif-armenian/files/noto-serif-armenian-armenian-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import cyrillicDisplay from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-opsz-normal.woff2?url';
import latin from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import latinDisplay from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';

/** Addresses of the font files that nearly every page of «Полоса» needs; figures are among the Latin letters. */
export const fontsToPreload = {
  rus: [cyrillicDisplay, cyrillic, latin],
  eng: [latinDisplay, latin],
  hye: [armenianDisplay, armenian, latin],
} as const;
