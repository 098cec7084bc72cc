import { useEffect, useRef, useState } from 'react';
import { searchHref } from '@foyer/site-map';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';

/** Nobody waits for every letter. SEARCH-002 */
export const quietMs = 300;

/**
 * What is in the field: it runs ahead of the address, which follows when nothing was typed for a while. An address that
 * comes by another way, such as going back, wins over the field.
 *
 * @param shown - The term in the address.
 */
export function useSearchTerm(shown: string) {
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  /** Terms that were asked for and whose addresses have not come yet, the latest last. */
  const [coming, setComing] = useState<readonly string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  if (known !== shown) {
    setKnown(shown);
    // Slow addresses come one after another while more is typed; none of them is a wish of its own.
    const place = coming.indexOf(shown);
    setComing(coming.slice(place + 1));
    if (place < 0) {
      setTyped(shown);
      setComing([]);
    }
  }

  const ask = (text: string) => {
    clearTimeout(pause.current);
    const term = text.trim();
    // One search is one entry of the history, however it was typed.
    if (term === (coming.at(-1) ?? shown)) return;
    setComing([...coming, term]);
    goTo(searchHref(term), { isReplacing: true });
  };
  return {
    typed,
    /** Takes what is typed, and searches for it when that is all for now. */
    type: (text: string) => {
      setTyped(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => ask(text), quietMs);
    },
    /** Searches at once. */
    submit: (text: string) => {
      setTyped(text);
      ask(text);
    },
    /** What is in the field is not what is shown. */
    isComing: typed.trim() !== shown,
  };
}
