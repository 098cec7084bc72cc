import type { ShownBreak } from '../../controller/ad-breaks.ts';
import { useAdBreak } from '../player-context.ts';

/** The advertisement on the screen; undefined while content has it, and while a break has nothing to show yet. */
export function useShownAd(): ShownBreak | undefined {
  const ad = useAdBreak();
  return ad?.isShowing ? ad : undefined;
}
