import { getPageVersion, listPageVersions } from '@foyer/client';
import { useEffect, useState } from 'react';
import { pagesClientOf } from '../ports/pages-client.ts';

/** The version of a page that was published last. */
export type LastVersion =
  { status: 'loading' | 'none' | 'failed' } | { status: 'found'; number: number; text: string };

/** Asks for the version that was published last, with its text. */
export function useLastVersion(alias: string): LastVersion {
  const [version, setVersion] = useState<LastVersion>({ status: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (): Promise<LastVersion> => {
      const client = pagesClientOf('rus');
      const { items } = await listPageVersions(client, { alias, limit: 1 }, abort.signal);
      const [last] = items;
      if (!last) return { status: 'none' };
      const { number, text } = await getPageVersion(
        client,
        { alias, number: last.number },
        abort.signal,
      );
      return { status: 'found', number, text };
    };
    ask().then(setVersion, () => !abort.signal.aborted && setVersion({ status: 'failed' }));
    return () => abort.abort();
  }, [alias]);
  return version;
}
