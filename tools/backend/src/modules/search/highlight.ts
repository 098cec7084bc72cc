import type { TextRange } from '@foyer/contract';
import { fold, wordsOf, type Word } from './fold.ts';
import type { Reading } from './query-readings.ts';

/** How many letters of a written word sound like a folded beginning of it. */
function lettersOf(written: string, beginning: string): number {
  const lengths = Array.from({ length: written.length }, (_, index) => index + 1);
  // The last one takes silent and doubled letters along.
  const same = lengths.findLast((length) => fold(written.slice(0, length)) === beginning);
  if (same !== undefined) return same;
  const long = (length: number) => fold(written.slice(0, length)).length >= beginning.length;
  return lengths.find(long) ?? written.length;
}

function rangeOf({ text, start, end }: Word, { words }: Reading): TextRange | undefined {
  const folded = fold(text);
  let range: (TextRange & { quality: number }) | undefined;
  for (const { folded: typed, matches } of words) {
    const match = matches.get(folded);
    if (!match || match.quality <= (range?.quality ?? 0)) continue;
    const isBeginning = match.share < 1 && !match.isCorrected;
    range = {
      start,
      end: isBeginning ? start + lettersOf(text, typed) : end,
      quality: match.quality,
    };
  }
  return range && { start: range.start, end: range.end };
}

/** Which parts of a text answer a query as it was understood, in order: words, or their beginnings. */
export const matchesIn = (text: string, reading: Reading): TextRange[] =>
  wordsOf(text).flatMap((word) => rangeOf(word, reading) ?? []);
