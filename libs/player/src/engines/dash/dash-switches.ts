import type { MediaPlayerClass } from 'dashjs';

type Change = (...args: unknown[]) => Promise<unknown>;

interface BufferController {
  [name: string]: unknown;
  reset: (...args: unknown[]) => void;
}

/**
 * Ends a change of track or quality with the player. Before `initialize`.
 *
 * dash.js goes on with one whose buffer answers after the player is gone, finds nothing of what it needs, and throws where
 * nobody can catch it; so a buffer that has ended answers no more.
 */
export function endSwitchesWithPlayer(player: MediaPlayerClass): void {
  function Buffer(this: { parent: BufferController }): BufferController {
    const { reset, ...others } = this.parent;
    let isOver = false;
    const whileThere =
      (change: Change): Change =>
      (...args) =>
        new Promise((resolve, reject) => {
          change(...args).then(
            (value) => isOver || resolve(value),
            (error: unknown) => isOver || reject(error),
          );
        });
    const changes = Object.entries(others)
      .filter(([name]) => name.startsWith('prepareFor'))
      .map(([name, change]) => [name, whileThere(change as Change)]);
    return {
      ...Object.fromEntries(changes),
      reset: (...args) => {
        isOver = true;
        reset(...args);
      },
    };
  }
  player.extend('BufferController', Buffer, true);
  player.extend('NotFragmentedTextBufferController', Buffer, true);
}
