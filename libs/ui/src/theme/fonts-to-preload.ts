import type { LabelId } from './labels/index.ts';

const preloaded = import.meta.glob<readonly string[]>('./labels/*/fonts-to-preload.ts', {
  import: 'fontsToPreload',
  eager: true,
});

/**
 * Addresses of the font files a page of the label should preload: cyrillic of the display and the text face.
 * For the server only; link them with `as="font"`, `crossorigin`.
 */
export function fontsToPreload(id: LabelId): readonly string[] {
  return preloaded[`./labels/${id}/fonts-to-preload.ts`] ?? [];
}
