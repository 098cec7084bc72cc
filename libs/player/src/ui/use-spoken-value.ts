import { useState } from 'react';

/** Playback may go on so many seconds before a focused timeline says its place again. */
const QUIET_SECONDS = 10;

/**
 * The words of a place for the ear. Screen readers say each change of a slider that has the focus: what playback
 * alone changes is held back, a jump is said at once.
 */
export function useSpokenValue(time: number, words: string, isFocused: boolean): string {
  const [said, setSaid] = useState<{ time: number; words: string }>();
  const isFar = said === undefined || Math.abs(time - said.time) >= QUIET_SECONDS;
  if (isFocused && isFar) setSaid({ time, words });
  if (!isFocused && said) setSaid(undefined);
  return isFocused && !isFar ? said.words : words;
}
