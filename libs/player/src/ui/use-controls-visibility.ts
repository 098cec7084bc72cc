import { useSyncExternalStore } from 'react';
import type { RunningPlayer } from '../controller/create-player.ts';

const nothing = () => {};

/** Whether the controls are on the screen; true until the player runs. PLAYER-017 to PLAYER-020 */
export function useControlsVisibility(running: RunningPlayer | undefined): boolean {
  return useSyncExternalStore(
    (tell) => {
      const subscription = running?.controls.subscribe(tell);
      return () => (subscription ? subscription.unsubscribe() : nothing());
    },
    () => !running?.controls.getSnapshot().matches({ visibility: 'hidden' }),
    () => true,
  );
}
