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
let startHearing: (() => void) | undefined;
const kept: Parameters<AnalyticsListener>[] = [];

/** The way to analytics from everywhere in the browser. What is said before the shell runs waits with its moment; never throws. */
export function tellAnalytics(word: AnalyticsWord): void {
  const at = new Date();
  if (hear) hear(word, at);
  else if (kept.length < keptWords) kept.push([word, at]);
  if (!hear && 'event' in word) startHearing?.();
}

/**
 * Told of an event that nobody hears yet: a playback, of whoever only watches. Pages that are shown may wait for
 * somebody to act.
 */
export function onUnheardEvent(start: () => void): void {
  startHearing = start;
  if (kept.some(([word]) => 'event' in word)) start();
}

/** Hears what has been said so far, then each word as it comes. @returns Stops that; words then wait again. */
export function hearAnalytics(listener: AnalyticsListener): () => void {
  hear = listener;
  for (const said of kept.splice(0)) listener(...said);
  return () => {
    hear = undefined;
  };
}
