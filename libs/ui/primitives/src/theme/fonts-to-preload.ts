import type { LanguageCode } from '../i18n/languages.ts';
import type { LabelId } from './labels/index.ts';

/** Addresses of font files, by the language of the page. */
type FontsToPreload = Readonly<Record<LanguageCode, readonly string[]>>;

const preloaded = import.meta.glob<FontsToPreload>('./labels/*/fonts-to-preload.ts', {
  import: 'fontsToPreload',
  eager: true,
});

/**
 * Addresses of the font files a page of the label should preload: what the display and the text face need in its
 * language. A file that comes after the first frame makes the browser lay the page out once more.
 * For the server only; link them with `as="font"`, `crossorigin`.
 */
export function fontsToPreload(id: LabelId, language: LanguageCode): readonly string[] {
  return preloaded[`./labels/${id}/fonts-to-preload.ts`]?.[language] ?? [];
}
