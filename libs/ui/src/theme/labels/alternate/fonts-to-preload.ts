import text from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import display from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-opsz-normal.woff2?url';

/** Addresses of the two font files that nearly every page of «Полоса» needs. */
export const fontsToPreload = [display, text] as const;
