import type { AnalyticsInput } from '@foyer/client';
import type { Location, NavigationType } from 'react-router';

/** What analytics is told: an event, the page on the screen and how it came there, or what was pressed. */
export type AnalyticsWord =
  | { event: AnalyticsInput }
  | { page: Location; action: `${NavigationType}` }
  | { pressed: EventTarget | null };

/** Hears every word and the moment it was said. */
export type AnalyticsListener = (word: AnalyticsWord, at: Date) => void;

/** Whoever acts so much before the shell has come says nothing new. */
const keptWords = 100;

let hear: AnalyticsListener | undefined;
const kept: Parameters<AnalyticsListener>[] = [];

/** The way to analytics from everywhere in the browser. What is said before the shell runs waits with its moment; never throws. */
export function tellAnalytics(word: AnalyticsWord): void {
  const at = new Date();
  if (hear) hear(word, at);
  else if (kept.length < keptWords) kept.push([word, at]);
}

/** Gives away what nobody has heard yet, with its moments, oldest first. */
export const takeUnheard = (): readonly Parameters<AnalyticsListener>[] => kept.splice(0);

/** Hears what has been said so far, then each word as it comes. @returns Stops that; words then wait again. */
export function hearAnalytics(listener: AnalyticsListener): () => void {
  hear = listener;
  for (const said of takeUnheard()) listener(...said);
  return () => {
    hear = undefined;
  };
}
