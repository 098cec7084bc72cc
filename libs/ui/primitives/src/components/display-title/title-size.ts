/**
 * How often a display title is made smaller: letters in a line up to 8, 16, 28, 40, and more. A title
 * of several words takes two lines, and its longest word is never shorter than its line. Look §1 Type
 */
export function titleStep(title: string): 0 | 1 | 2 | 3 | 4 {
  const words = title.split(/[\s\u00A0]+/u);
  const total = words.join('').length;
  const letters = Math.max(Math.ceil(total / 2), ...words.map((word) => word.length));
  if (letters <= 8) return 0;
  if (letters <= 16) return 1;
  if (letters <= 28) return 2;
  return letters <= 40 ? 3 : 4;
}

const tiedWords =
  '[а-яё]{1,2}|без|для|из-за|из-под|между|над|около|перед|под|после|при|про|против|среди|через';

/** Ties a short word or a preposition of Russian to what follows: none ends a line of a title this large. Look §3 */
export const tied = (title: string): string =>
  title.replace(new RegExp(`(?<=^|[\\s«„(])(${tiedWords}) `, 'giu'), '$1\u00A0');

/** Fewest and most letters of a longest word that the styles tell apart. */
export const wordLetters = { least: 6, most: 28 } as const;

/** Letters of what is longest between two places where a title may break, within {@link wordLetters}. */
export function longestWord(title: string): number {
  const longest = Math.max(...title.split(/[ -]+/u).map((word) => word.length));
  return Math.min(wordLetters.most, Math.max(wordLetters.least, longest));
}
