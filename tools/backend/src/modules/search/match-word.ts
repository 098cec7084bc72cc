import type { SearchIndex } from './search-index.ts';

/** How a word of the index answers a word of the query. */
export interface WordMatch {
  /** 0 to 1. */
  quality: number;
  /** Which part of the word of the index was typed, 0 to 1. */
  share: number;
  /** Whether a mistake was forgiven. */
  isCorrected: boolean;
}

/** Words of the index that answer a word of the query. */
export type WordMatches = ReadonlyMap<string, WordMatch>;

const EXACT: WordMatch = { quality: 1, share: 1, isCorrected: false };

const BEGINNING_QUALITY = 0.85;

/** By the number of mistakes. */
const CORRECTED_QUALITY = [0, 0.45, 0.3];
const CORRECTED_BEGINNING_QUALITY = 0.35;

/** Mistakes hardly ever happen in the first letter. */
const OTHER_INITIAL_PENALTY = 0.1;

/** No word of a name is longer. */
const LONGEST_WORD = 30;

/** How many mistakes a word may have. */
function mostMistakes({ length }: string): number {
  if (length < 4 || length > LONGEST_WORD) return 0;
  return length < 8 ? 1 : 2;
}

/** A word with two neighbours exchanged, for every two. */
const exchanged = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

/** Words of the index that a word of the query is, or with which it begins where it is the last one. */
export function matchAsTyped(
  { postings }: SearchIndex,
  word: string,
  isLast: boolean,
): WordMatches {
  const matches = new Map<string, WordMatch>();
  if (isLast) {
    for (const found of postings.atPrefix(word).keys()) {
      const share = word.length / found.length;
      matches.set(found, { quality: BEGINNING_QUALITY, share, isCorrected: false });
    }
  }
  if (postings.has(word)) matches.set(word, EXACT);
  return matches;
}

/** The same, and the words that it may be with mistakes. */
export function matchWithMistakes(index: SearchIndex, word: string, isLast: boolean): WordMatches {
  const { postings, beginnings } = index;
  const matches = new Map(matchAsTyped(index, word, isLast));
  const most = mostMistakes(word);
  if (most === 0) return matches;

  const add = (found: string, quality: number, share: number): void => {
    const penalty = found.startsWith(word.slice(0, 1)) ? 0 : OTHER_INITIAL_PENALTY;
    const match = { quality: quality - penalty, share, isCorrected: true };
    if ((matches.get(found)?.quality ?? 0) < match.quality) matches.set(found, match);
  };

  for (const [found, [, mistakes]] of postings.fuzzyGet(word, most)) {
    add(found, CORRECTED_QUALITY[mistakes] ?? 0, 1);
  }
  for (const other of exchanged(word)) {
    for (const [found, [, mistakes]] of postings.fuzzyGet(other, most - 1)) {
      add(found, CORRECTED_QUALITY[mistakes + 1] ?? 0, 1);
    }
  }
  if (isLast) {
    for (const beginning of beginnings.fuzzyGet(word, 1).keys()) {
      for (const found of postings.atPrefix(beginning).keys()) {
        add(found, CORRECTED_BEGINNING_QUALITY, beginning.length / found.length);
      }
    }
  }
  return matches;
}
