import { bestMatch, readAsTyped, readOtherwise, type Reading } from './query-readings.ts';
import type { SearchDocument } from './search-documents.ts';
import type { IndexedName, SearchIndex } from './search-index.ts';

/** A document that answers a query. */
export interface Hit {
  document: SearchDocument;
  /** Its number in the index. */
  number: number;
  /** The higher the better; comparable within one search. */
  score: number;
  /** Whether every word of the query stands in one of its names. */
  isNamed: boolean;
  /** As what the query was understood. */
  reading: Reading;
}

/** What a name counts that was typed as a whole, one that begins like the query, and popularity. */
const WHOLE_NAME_SCORE = 0.6;
const BEGINNING_SCORE = 0.15;
const POPULARITY_SCORE = 0.1;

/** What a name in another script counts beside one in the script of the query. */
const OTHER_SCRIPT_FACTOR = 0.9;

/** Where no document has all words, it must have so much of their letters. */
const SMALLEST_PART = 0.5;

/** Results with corrections are left out where the best one is so much better. */
const WORTH_OF_BEST = 0.5;

/** How much of a name was typed, 0 to 1. */
function coveredPart({ words: parts }: IndexedName, { words }: Reading): number {
  let letters = 0;
  let covered = 0;
  for (const part of parts) {
    letters += part.length;
    let best = 0;
    for (const { matches } of words) {
      const match = matches.get(part);
      if (match) best = Math.max(best, match.quality * match.share ** 2);
    }
    covered += best * part.length;
  }
  return covered / Math.max(letters, 1);
}

/** What the names of a document add to its score, and whether all words of the query stand in one. */
function nameWorth(
  names: readonly IndexedName[],
  reading: Reading,
): { worth: number; isNamed: boolean } {
  let worth = 0;
  let isNamed = false;
  const [first] = reading.words;
  for (const name of names) {
    const [initial = ''] = name.words;
    const factor = name.script === reading.script ? 1 : OTHER_SCRIPT_FACTOR;
    const beginning = first?.matches.get(initial)?.quality ?? 0;
    const typed =
      WHOLE_NAME_SCORE * coveredPart(name, reading) * factor +
      (name.script === reading.script ? BEGINNING_SCORE * beginning : 0);
    worth = Math.max(worth, typed);
    isNamed ||= reading.words.every((word) => bestMatch(word, name.words) !== undefined);
  }
  return { worth, isNamed };
}

interface Found {
  /** Sum of what the words count, by their letters. */
  worth: number;
  letters: number;
}

/** What each document has of the words of a reading, by its number. */
function foundWords({ postings }: SearchIndex, { words }: Reading): Map<number, Found> {
  const all = new Map<number, Found>();
  for (const { folded, matches } of words) {
    const best = new Map<number, number>();
    for (const [word, { quality }] of matches) {
      for (const [number, weight] of postings.get(word) ?? []) {
        best.set(number, Math.max(best.get(number) ?? 0, quality * weight));
      }
    }
    for (const [number, worth] of best) {
      const found = all.get(number) ?? { worth: 0, letters: 0 };
      found.worth += worth * folded.length;
      found.letters += folded.length;
      all.set(number, found);
    }
  }
  return all;
}

/** The documents that answer a reading, with at least a part of the letters of its words. */
function hitsOf(
  index: SearchIndex,
  reading: Reading,
  isShown: (document: SearchDocument) => boolean,
  smallestPart: number,
): Hit[] {
  const letters = reading.words.reduce((sum, { folded }) => sum + folded.length, 0);
  return [...foundWords(index, reading)].flatMap(([number, found]): Hit[] => {
    const document = index.documents[number];
    if (!document || found.letters < letters * smallestPart || !isShown(document)) return [];
    const { worth, isNamed } = nameWorth(index.names[number] ?? [], reading);
    const score = found.worth / letters + worth + POPULARITY_SCORE * document.popularity;
    return [{ document, number, score: score * reading.factor, isNamed, reading }];
  });
}

/** The best hit of each document, the best first; equals stand in the order of the documents. */
function ranked(hits: readonly Hit[]): Hit[] {
  const best = new Map<number, Hit>();
  for (const hit of hits) {
    if (hit.score > (best.get(hit.number)?.score ?? 0)) best.set(hit.number, hit);
  }
  return [...best.values()].sort(
    (one, other) => other.score - one.score || one.number - other.number,
  );
}

/**
 * The documents that answer a query, the best first. Mistakes are forgiven only where nothing answers
 * the query as it was typed, so that an exact match never stands below a likely one.
 */
export function findDocuments(
  index: SearchIndex,
  query: string,
  isShown: (document: SearchDocument) => boolean,
): Hit[] {
  const typed = readAsTyped(index, query);
  if (typed.words.length === 0) return [];
  const exact = ranked(hitsOf(index, typed, isShown, 1));
  if (exact.length > 0) return exact;
  const readings = readOtherwise(index, query);
  for (const smallestPart of [1, SMALLEST_PART]) {
    const hits = ranked(
      readings.flatMap((reading) => hitsOf(index, reading, isShown, smallestPart)),
    );
    const best = hits[0]?.score ?? 0;
    if (best > 0) return hits.filter(({ score }) => score >= best * WORTH_OF_BEST);
  }
  return [];
}
