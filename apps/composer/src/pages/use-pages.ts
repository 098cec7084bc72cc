import { useCallback, useEffect, useState } from 'react';
import { listPages } from '@foyer/client';
import type { PageSummary } from '@foyer/contract';
import { pagesClientOf } from '../ports/pages-client.ts';
import { useTexts } from '../texts/texts.tsx';

interface Pages {
  status: 'loading' | 'loaded' | 'failed';
  items: readonly PageSummary[];
}

/** Every page, and the way to ask again. */
export function usePages() {
  const { language } = useTexts();
  const [pages, setPages] = useState<Pages>({ status: 'loading', items: [] });
  const ask = useCallback(
    (signal?: AbortSignal) =>
      listPages(pagesClientOf(language), signal).then(
        ({ items }) => setPages({ status: 'loaded', items }),
        () => !signal?.aborted && setPages({ status: 'failed', items: [] }),
      ),
    [language],
  );
  useEffect(() => {
    const abort = new AbortController();
    void ask(abort.signal);
    return () => abort.abort();
  }, [ask]);
  const load = () => {
    setPages({ status: 'loading', items: [] });
    void ask();
  };
  return { pages, load };
}
