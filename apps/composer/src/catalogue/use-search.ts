import { useEffect, useState } from 'react';
import { useCatalogue } from './catalogue.ts';
import type { Thing } from './catalogue.types.ts';

/** How long a text that is being typed is left alone, in milliseconds. */
const PAUSE_MS = 250;

/** What a search found so far. */
export type Findings =
  { status: 'searching' | 'failed' } | { status: 'found'; things: readonly Thing[] };

/** What the catalogue finds for a text; only the last text counts. */
export function useSearch(query: string): Findings {
  const { search } = useCatalogue();
  const [known, setKnown] = useState<{ query: string; findings: Findings }>();
  useEffect(() => {
    const abort = new AbortController();
    const tell = (findings: Findings) => !abort.signal.aborted && setKnown({ query, findings });
    const timer = setTimeout(() => {
      search(query, abort.signal).then(
        (things) => tell({ status: 'found', things }),
        () => tell({ status: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, search]);
  return known?.query === query ? known.findings : { status: 'searching' };
}
