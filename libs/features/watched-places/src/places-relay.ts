import type { PlayedPlace } from '@foyer/player/telemetry';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { createKeptPlaces, type KeptPlace } from './kept-places.ts';

/** The places of this browser. */
export const watchedPlaces = createKeptPlaces(localMarks);

/** Why a place is told; after the last one the page may be gone. */
type PlaceWord = Pick<PlayedPlace, 'isDue' | 'isLast'>;
type Hear = (place: KeptPlace, word: PlaceWord) => void;

let hear: Hear | undefined;
const confirmed = new Set<(place: KeptPlace) => void>();

/** Keeps a place, which waits there until something sends it. */
export function tellPlace(place: KeptPlace, word: PlaceWord): void {
  watchedPlaces.keep(place);
  hear?.(place, word);
}

/** Hears of each place. @returns Stops that. */
export function hearPlaces(listener: Hear): () => void {
  hear = listener;
  return () => {
    hear = undefined;
  };
}

/** The service knows a place: it need not be kept. */
export function confirmPlace(place: KeptPlace): void {
  watchedPlaces.forget(place);
  for (const tell of confirmed) tell(place);
}

/** Hears of each place that the service knows. @returns Stops that. */
export function hearConfirmed(listener: (place: KeptPlace) => void): () => void {
  confirmed.add(listener);
  return () => void confirmed.delete(listener);
}
