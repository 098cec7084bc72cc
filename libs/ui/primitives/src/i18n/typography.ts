import type { LanguageCode } from './languages.ts';

const noBreak = '\u00A0';

/** Words that stay with what follows: those of one or two letters, and longer prepositions. */
const tiedWords =
  '\\p{L}{1,2}|без|для|из-за|из-под|между|над|около|перед|под|после|при|про|против|среди|через';

/**
 * Sets a server's string by the rules of Russian typesetting (Look §3): short words and prepositions stay with what
 * follows, numbers with their noun, initials with the surname, a dash with what is before it.
 * Other languages only get the dash.
 */
export function setType(text: string, language: LanguageCode): string {
  const dashed = text.replace(/[ \u00A0]—/gu, `${noBreak}—`);
  if (language !== 'rus') return dashed;
  return tieShortWords(dashed)
    .replace(/(\d) (?=\p{L})/gu, `$1${noBreak}`)
    .replace(/(?<=^|[\s(«„])(\p{Lu}\.) ?(\p{Lu}\.) ?(?=\p{Lu})/gu, `$1${noBreak}$2${noBreak}`);
}

// One pass leaves every second of several short words in a row untied, because each match eats its space.
function tieShortWords(text: string): string {
  const tie = (part: string) =>
    part.replace(new RegExp(`(?<=^|[\\s\\u00A0(«„])(${tiedWords}) `, 'giu'), `$1${noBreak}`);
  return tie(tie(text));
}
