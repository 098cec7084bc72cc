import { useState } from 'react';

/** Playback may go on so many seconds before a focused timeline says its place again. */
const QUIET_SECONDS = 10;

/**
 * The words of a place for the ear. Screen readers say each change of a slider that has the focus: what playback
 * alone changes is held back, a jump is said at once.
 *
 * @param asked - The place that the viewer has asked for last, a new object each time.
 */
export function useSpokenValue(
  { time, words }: { time: number; words: string },
  isFocused: boolean,
  asked: object | undefined,
): string {
  const [said, setSaid] = useState<{ time: number; words: string; asked: object | undefined }>();
  const isFar =
    said === undefined || said.asked !== asked || Math.abs(time - said.time) >= QUIET_SECONDS;
  if (isFocused && isFar) setSaid({ time, words, asked });
  if (!isFocused && said) setSaid(undefined);
  return isFocused && !isFar ? said.words : words;
}
