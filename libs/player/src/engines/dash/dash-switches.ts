import type { MediaPlayerClass } from 'dashjs';

type Switch = (...args: unknown[]) => Promise<unknown>;

interface BufferController {
  prepareForReplacementTrackSwitch: Switch;
  prepareForNonReplacementTrackSwitch: Switch;
  reset: (...args: unknown[]) => void;
}

/**
 * Ends a change of track with the player. Before `initialize`.
 *
 * dash.js goes on with one whose buffer answers after the player is gone, finds nothing of what it needs, and throws where
 * nobody can catch it; so a buffer that has ended answers no more.
 */
export function endSwitchesWithPlayer(player: MediaPlayerClass): void {
  function Buffer(this: { parent: BufferController }): BufferController {
    const { prepareForReplacementTrackSwitch, prepareForNonReplacementTrackSwitch, reset } =
      this.parent;
    let isOver = false;
    const whileThere =
      (change: Switch): Switch =>
      (...args) =>
        new Promise((resolve, reject) => {
          change(...args).then(
            (value) => isOver || resolve(value),
            (error: unknown) => isOver || reject(error),
          );
        });
    return {
      prepareForReplacementTrackSwitch: whileThere(prepareForReplacementTrackSwitch),
      prepareForNonReplacementTrackSwitch: whileThere(prepareForNonReplacementTrackSwitch),
      reset: (...args) => {
        isOver = true;
        reset(...args);
      },
    };
  }
  player.extend('BufferController', Buffer, true);
  player.extend('NotFragmentedTextBufferController', Buffer, true);
}
