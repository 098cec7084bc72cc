import { fontsToPreload as alternate } from './labels/alternate/fonts-to-preload.ts';
import type { LabelId } from './labels/index.ts';
import { fontsToPreload as main } from './labels/main/fonts-to-preload.ts';

/**
 * Addresses of the font files a page of the label should preload: cyrillic of the display and the text face.
 * For the server only; link them with `as="font"`, `crossorigin`.
 */
export const fontsToPreload: Readonly<Record<LabelId, readonly string[]>> = { main, alternate };
