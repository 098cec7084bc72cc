/** Where this browser keeps them. */
const key = 'foyer.recent-searches';
const keptTerms = 8;

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was searched for here, the latest first; nothing where the browser keeps nothing. */
export function recentTerms(storage: Marks): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, keptTerms) : [];
  } catch {
    return [];
  }
}

/** Puts a term before the others, where the browser keeps anything. */
export function keepTerm(storage: Marks, term: string): void {
  const isOther = (kept: string) => kept.toLocaleLowerCase() !== term.toLocaleLowerCase();
  write(storage, [term, ...recentTerms(storage).filter(isOther)].slice(0, keptTerms));
}

/** Forgets all of them. */
export const forgetTerms = (storage: Marks): void => write(storage, []);

function write(storage: Marks, terms: readonly string[]): void {
  try {
    storage.setItem(key, JSON.stringify(terms));
  } catch {
    // A search is no worse without them.
  }
}
