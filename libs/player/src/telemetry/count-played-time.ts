import type { RunningPlayer } from '../controller/create-player.ts';
import { observePlayer, playedSeconds } from './observe-player.ts';

/** So much is told at once; the rest waits, or comes when the picture stands. */
const TOLD_SECONDS = 10;

/**
 * Counts how long a player really plays: no pause, no stall, no seek, no advertisement in its place, and no sleep of
 * the computer. LIMIT-011
 *
 * @param tell - Takes played seconds, each once.
 * @param nowMs - A clock that is never set back.
 * @returns Tells the rest and ends it.
 */
export function countPlayedTime(
  { player }: Pick<RunningPlayer, 'player'>,
  tell: (seconds: number) => void,
  nowMs: () => number = () => performance.now(),
): () => void {
  let before = observePlayer(player.getSnapshot(), nowMs());
  let seconds = 0;
  const tellAll = () => {
    if (seconds > 0) tell(seconds);
    seconds = 0;
  };
  const count = () => {
    const now = observePlayer(player.getSnapshot(), nowMs());
    seconds += playedSeconds(before, now);
    if (seconds >= TOLD_SECONDS || (before.isFlowing && !now.isFlowing)) tellAll();
    before = now;
  };
  const subscription = player.subscribe(count);
  return () => {
    subscription.unsubscribe();
    count();
    tellAll();
  };
}
