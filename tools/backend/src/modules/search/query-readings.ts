import { fold, scriptOf, wordsOf, type Script } from './fold.ts';
import { inOtherLayouts } from './keyboard-layouts.ts';
import { matchAsTyped, matchWithMistakes, type WordMatch, type WordMatches } from './match-word.ts';
import type { SearchIndex } from './search-index.ts';
import { emptyWords } from './search-words.ts';

/** A word of a query with what answers it. */
export interface QueryWord {
  /** As it was typed, or would have been in the layout of the reading. */
  text: string;
  folded: string;
  matches: WordMatches;
}

/** One way to understand a query. */
export interface Reading {
  words: readonly QueryWord[];
  /** What its results count beside those of the query as it was typed. */
  factor: number;
  isOtherLayout: boolean;
  script: Script | undefined;
}

const OTHER_LAYOUT_FACTOR = 0.8;
const JOINED_FACTOR = 0.9;

/** More words than any name has; the rest of a query does not count. */
const MOST_WORDS = 12;

/** Mistakes are looked for in so many words: looking for them costs most of a search, and longer queries find by the others. */
const MOST_FORGIVEN_WORDS = 4;

type MatchWord = (index: SearchIndex, word: string, isLast: boolean) => WordMatches;

function readWords(
  index: SearchIndex,
  texts: readonly string[],
  matchWord: MatchWord,
): readonly QueryWord[] {
  const all = texts.map((text) => ({ text, folded: fold(text) }));
  // A word that is said twice says no more.
  const different = new Map(all.toReversed().map((word) => [word.folded, word]));
  const words = [...different.values()]
    .toReversed()
    .filter(({ folded }) => folded !== '')
    .slice(0, MOST_WORDS);
  return words.map(({ text, folded }, at) => {
    const match = at < MOST_FORGIVEN_WORDS ? matchWord : matchAsTyped;
    return { text, folded, matches: match(index, folded, at === words.length - 1) };
  });
}

/** The words of a query; those that say nothing count only where there are no others. */
function textsOf(query: string): string[] {
  const texts = wordsOf(query).map(({ text }) => text);
  const telling = texts.filter((text) => !emptyWords.has(text.toLowerCase()));
  return telling.length > 0 ? telling : texts;
}

/** The query as it was typed, without mistakes. */
export const readAsTyped = (index: SearchIndex, query: string): Reading => ({
  words: readWords(index, textsOf(query), matchAsTyped),
  factor: 1,
  isOtherLayout: false,
  script: scriptOf(query),
});

/** In longer queries a space too many is one mistake among many words. */
const MOST_WORDS_TO_JOIN = 5;

/** Words with a space too many between two of them, for every two. */
function joinedTexts(texts: readonly string[]): string[][] {
  if (texts.length > MOST_WORDS_TO_JOIN) return [];
  return texts
    .slice(1)
    .map((next, at) => [...texts.slice(0, at), `${texts[at]}${next}`, ...texts.slice(at + 2)]);
}

/** Whether a query still has its words in another layout, where letters may turn into other signs. */
const isOfWords = (other: string, query: string): boolean =>
  wordsOf(other).length <= query.trim().split(/[\s-]+/).length;

/** The other ways to understand a query: with mistakes, with a space too many, in another layout. */
export function readOtherwise(index: SearchIndex, query: string): Reading[] {
  const texts = textsOf(query).slice(0, MOST_WORDS);
  const script = scriptOf(query);
  return [
    {
      words: readWords(index, texts, matchWithMistakes),
      factor: 1,
      isOtherLayout: false,
      script,
    },
    ...joinedTexts(texts).map((joined) => ({
      words: readWords(index, joined, matchAsTyped),
      factor: JOINED_FACTOR,
      isOtherLayout: false,
      script,
    })),
    ...inOtherLayouts(query)
      .filter((other) => isOfWords(other, query))
      .map((other) => ({
        words: readWords(index, textsOf(other), matchWithMistakes),
        factor: OTHER_LAYOUT_FACTOR,
        isOtherLayout: true,
        script: scriptOf(other),
      })),
  ].filter(({ words }) => words.length > 0);
}

/** The best answer among some words of the index; absent where none answers. */
export function bestMatch(
  { matches }: QueryWord,
  candidates: Iterable<string>,
): (WordMatch & { found: string }) | undefined {
  let best: (WordMatch & { found: string }) | undefined;
  for (const found of candidates) {
    const match = matches.get(found);
    if (match && match.quality > (best?.quality ?? 0)) best = { ...match, found };
  }
  return best;
}
