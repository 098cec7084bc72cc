import type { PlayerContext } from './player.types.ts';

/** Without closing titles the end of a title begins so many seconds before its last picture. */
export const OUTRO_SECONDS = 15;

/**
 * Where the end of a title begins, in seconds: with the closing titles, or shortly before the last picture. A title
 * shorter than twice that keeps its first half. Never where the length is not known.
 */
export function outroStart({
  duration,
  credits,
}: Pick<PlayerContext, 'duration' | 'credits'>): number {
  if (credits) return credits.start;
  return duration > 0 ? Math.max(duration - OUTRO_SECONDS, duration / 2) : Infinity;
}

/** Whether playback stands in the end of the title. */
export const isInOutro = (context: PlayerContext): boolean =>
  context.currentTime >= outroStart(context);
