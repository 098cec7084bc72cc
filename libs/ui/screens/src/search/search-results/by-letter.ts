import { languageTags, type LanguageCode } from '@foyer/ui/languages';
import type { SearchHit } from './search-results.types.ts';

/** The entries of an index under one letter. */
export interface LetterPart {
  head: string;
  items: readonly SearchHit[];
}

/** Stands for everything that begins with no letter. */
const noLetter = '0–9';

/** Hits as an index has them: by title, under their first letters. */
export function byLetter(
  hits: readonly SearchHit[],
  language: LanguageCode,
): readonly LetterPart[] {
  const { compare } = new Intl.Collator(languageTags[language], { numeric: true });
  const parts = new Map<string, SearchHit[]>();
  for (const hit of hits.toSorted((one, other) => compare(bareOf(one), bareOf(other)))) {
    const head = headOf(bareOf(hit), language);
    parts.set(head, [...(parts.get(head) ?? []), hit]);
  }
  return [...parts].map(([head, items]) => ({ head, items }));
}

/** A title without the quotation marks and the like that it begins with. */
const bareOf = ({ title }: SearchHit): string => title.replace(/^[^\p{L}\p{N}]+/u, '');

/** The letter that a title stands under. */
function headOf(bare: string, language: LanguageCode): string {
  const [first = ''] = bare;
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(languageTags[language]) : noLetter;
}
