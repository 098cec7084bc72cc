import { StartRefusal } from '../start-refusal.ts';

const LONGEST_SECONDS = 300;

/**
 * Reads `STOP_DELAY_SECONDS`: how long a server that was told to stop still takes requests while it says that it is
 * not ready.
 *
 * @throws {@link StartRefusal} for what is no whole number of seconds from 0 to 300.
 */
export function readStopDelay(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_SECONDS) return seconds;
  throw new StartRefusal(
    `STOP_DELAY_SECONDS must be a whole number from 0 to ${LONGEST_SECONDS}, not "${text}".`,
  );
}
