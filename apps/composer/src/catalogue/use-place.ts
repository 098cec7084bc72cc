import type { ListedType } from '@foyer/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCatalogue } from './catalogue.ts';
import type { Place } from './catalogue.types.ts';

/** How long a link that is being typed is left alone, in milliseconds. */
const PAUSE_MS = 400;

function useAnswer(ask: (() => Promise<Place>) | undefined, pauseMs: number): Place | undefined {
  const [known, setKnown] = useState<{ ask: unknown; place: Place }>();
  useEffect(() => {
    if (!ask) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void ask().then((place) => !isLeft && setKnown({ ask, place }));
    }, pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ask, pauseMs]);
  return known?.ask === ask ? known?.place : undefined;
}

/** What a link of the site leads to; nothing until it is known, and for an empty one. */
export function usePlaceOfLink(link: string): Place | undefined {
  const { placeOf } = useCatalogue();
  const ask = useCallback(() => placeOf(link), [placeOf, link]);
  return useAnswer(link === '' ? undefined : ask, PAUSE_MS);
}

/** What an id stands for; nothing until it is known. */
export function useThing(type: ListedType, id: string): Place | undefined {
  const { thingOf } = useCatalogue();
  const ask = useCallback(() => thingOf(type, id), [thingOf, type, id]);
  return useAnswer(ask, 0);
}
