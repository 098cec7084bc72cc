import { useSyncExternalStore } from 'react';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { forgetTerms, keepTerm, recentTerms } from './recent-terms.ts';

const listeners = new Set<() => void>();
let known: readonly string[] = [];

/** The same list as long as it holds the same, as React wants it. */
function current(): readonly string[] {
  const terms = recentTerms(localMarks);
  if (terms.join('\n') !== known.join('\n')) known = terms;
  return known;
}

const onServer: readonly string[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs search as well.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** What was searched for in this browser, the latest first; the server does not know it. */
export function useRecentTerms() {
  return {
    recent: useSyncExternalStore(subscribe, current, () => onServer),
    keep: (term: string) => {
      if (term.trim() === '') return;
      keepTerm(localMarks, term.trim());
      tellAll();
    },
    forget: () => {
      forgetTerms(localMarks);
      tellAll();
    },
  };
}
