import { scriptOf } from './fold.ts';
import type { Hit } from './find-documents.ts';
import { bestMatch, type QueryWord } from './query-readings.ts';
import type { SearchIndex } from './search-index.ts';

/** A word of a query without its mistake, in the script that it was typed in where a text has it so. */
function correctedWord(word: QueryWord, { number }: Hit, index: SearchIndex): string {
  const inDocument = [...word.matches.keys()].filter((found) =>
    index.postings.get(found)?.has(number),
  );
  const match = bestMatch(word, inDocument);
  if (!match?.isCorrected) return word.text;
  const written = index.spellings.get(match.found) ?? [];
  return written.find((one) => scriptOf(one) === scriptOf(word.text)) ?? written[0] ?? word.text;
}

/** What was searched for instead of the query, by its best result; absent where it was right. */
export function correctedQuery(best: Hit | undefined, index: SearchIndex): string | undefined {
  if (!best) return undefined;
  const { words, isOtherLayout } = best.reading;
  const corrected = words.map((word) => correctedWord(word, best, index));
  const isCorrected = corrected.some((text, at) => text !== words[at]?.text);
  return isOtherLayout || isCorrected ? corrected.join(' ') : undefined;
}
