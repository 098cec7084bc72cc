import SearchableMap from 'minisearch/SearchableMap';
import { fold, scriptOf, wordsOf, type Script } from './fold.ts';
import { textsOf, type SearchDocument } from './search-documents.ts';

/** What a word counts where it stands: in a name, among the people, among the facts. */
const WEIGHTS = { name: 1, people: 0.65, fact: 0.5 } as const;

/** A name of a document. */
export interface IndexedName {
  /** Folded. */
  words: readonly string[];
  script: Script | undefined;
}

/** Documents by the folded words of their texts. */
export interface SearchIndex {
  documents: readonly SearchDocument[];
  /** The names of each document. */
  names: readonly (readonly IndexedName[])[];
  /** By word, and by number of the document: what the word counts there, at most 1. */
  postings: SearchableMap<ReadonlyMap<number, number>>;
  /** The beginnings of the words, for one that is not typed to its end. */
  beginnings: SearchableMap<true>;
  /** Folded words as the texts write them, in small letters. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

/** Shorter beginnings would look like anything. */
const SHORTEST_BEGINNING = 5;

/** The folded words of a text; words without a sound are left out. */
export const foldedWords = (text: string): string[] =>
  wordsOf(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word !== '');

function beginningsOf(words: Iterable<string>): SearchableMap<true> {
  const beginnings = new SearchableMap<true>();
  for (const word of words) {
    for (let length = SHORTEST_BEGINNING; length < word.length; length += 1) {
      beginnings.set(word.slice(0, length), true);
    }
  }
  return beginnings;
}

/** Builds the index of some documents. */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>();
  const spellings = new Map<string, Set<string>>();
  const folded = new Map<string, string>();

  const foldOnce = (written: string): string => {
    const known = folded.get(written) ?? fold(written);
    folded.set(written, known);
    return known;
  };

  const addWord = (word: string, number: number, weight: number): void => {
    const posting = postings.get(word) ?? new Map<number, number>();
    postings.set(word, posting);
    posting.set(number, Math.max(posting.get(number) ?? 0, weight));
  };

  /** Adds the words of a text and answers them, folded. */
  const addText = (text: string, number: number, weight: number): string[] =>
    wordsOf(text).flatMap(({ text: written }) => {
      const word = foldOnce(written);
      if (word === '') return [];
      addWord(word, number, weight);
      const known = spellings.get(word) ?? new Set();
      spellings.set(word, known.add(written.toLowerCase()));
      return [word];
    });

  const addName = (text: string, number: number): IndexedName[] => {
    const words = addText(text, number, WEIGHTS.name);
    const name: IndexedName = { words, script: scriptOf(text) };
    if (words.length < 2) return [name];
    // Some type a name without the spaces in it.
    const joined = foldOnce(
      wordsOf(text)
        .map((word) => word.text)
        .join(''),
    );
    addWord(joined, number, WEIGHTS.name);
    return [name, { ...name, words: [joined] }];
  };

  const names = documents.map((document, number) => {
    for (const text of document.people) addText(text, number, WEIGHTS.people);
    for (const text of document.facts) addText(text, number, WEIGHTS.fact);
    const texts = [...textsOf(document.names), ...document.otherNames];
    return texts.flatMap((text) => addName(text, number));
  });

  return {
    documents,
    names,
    postings: SearchableMap.from<ReadonlyMap<number, number>>([...postings]),
    beginnings: beginningsOf(postings.keys()),
    spellings: new Map([...spellings].map(([word, written]) => [word, [...written]])),
  };
}
