import { useEffect, useState } from 'react';
import { createDraftTicket } from '@foyer/client';
import { pagesClientOf } from '../ports/pages-client.ts';

/** A ticket is asked for again so long before it ends, in milliseconds. */
const SPARE_MS = 60_000;

interface Ticket {
  text: string;
  /** Of the draft that it was asked for. */
  revision: string;
}

/**
 * A ticket that shows the draft of a page; another one for each revision, and before one ends.
 *
 * @returns Nothing while there is none; `failed` where the service gives none.
 */
export function useTicket(alias: string, revision: string): Ticket | 'failed' | undefined {
  const [ticket, setTicket] = useState<Ticket | 'failed'>();
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      createDraftTicket(pagesClientOf('rus'), { alias }, abort.signal).then(
        ({ ticket: text, expires_at: until }) => {
          setTicket({ text, revision });
          timer = setTimeout(() => void ask(), Date.parse(until) - Date.now() - SPARE_MS);
        },
        () => !abort.signal.aborted && setTicket('failed'),
      );
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [alias, revision]);
  return ticket;
}
