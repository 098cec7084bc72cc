import { useEffect, useEffectEvent, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { coldStartMachine } from './cold-start.machine.ts';
import type { ColdStartStep } from './cold-start.selectors.ts';

/** Where the history of the browser is: each of both choices has an entry. */
export type ColdStartPlace = 'genres' | 'movies';

/** How the flow walks through the history of the browser. */
export interface PlaceProps {
  /** What the present entry is of. */
  place: ColdStartPlace;
  /** Goes to the other one: on to the titles, or back to the genres. */
  onPlace: (place: ColdStartPlace) => void;
}

/**
 * Keeps the flow and the history together, whichever moves. What a step is followed by stands in the entry of the titles, so
 * that one press of Back always leads to the genres.
 */
export function usePlace(
  actor: ActorRefFrom<typeof coldStartMachine>,
  step: ColdStartStep,
  { place, onPlace }: PlaceProps,
): void {
  const own = step === 'genres' ? 'genres' : 'movies';
  const lastPlace = useRef(place);
  const lastOwn = useRef<ColdStartPlace>(own);
  const follow = useEffectEvent(() => {
    if (place === own) return;
    actor.send({ type: place === 'genres' ? 'step.first' : 'step.next' });
  });
  const lead = useEffectEvent(() => {
    if (place !== own) onPlace(own);
  });
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    follow();
  }, [place]);
  useEffect(() => {
    if (lastOwn.current === own) return;
    lastOwn.current = own;
    lead();
  }, [own]);
}
