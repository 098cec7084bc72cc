import display from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url';
import text from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';

/** Addresses of the two font files that nearly every page of «Софит» needs. */
export const fontsToPreload = [display, text] as const;
