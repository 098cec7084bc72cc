import { qualityBand, selectShownHeight } from '@foyer/player-machine';
import { usePlayerValue } from './player-context.ts';

/** The name of the picture's present height, such as `1080p`; undefined before the first frame. PLAYER-048 to PLAYER-055 */
export function useShownQuality(): string | undefined {
  const height = usePlayerValue(selectShownHeight);
  return height ? qualityBand(height) : undefined;
}
