import type { Shell } from './shell.types.ts';

/**
 * Does something once the long-lived flows run, which is at once where they do.
 *
 * @param start - Gives back how to undo it, where there is something to undo.
 */
export function whenRunning(actor: Shell['actor'], start: () => (() => void) | void): () => void {
  let isStarted = false;
  let undo: (() => void) | void;
  const look = () => {
    if (isStarted || !actor.getSnapshot().matches('running')) return;
    isStarted = true;
    undo = start();
  };
  const subscription = actor.subscribe(look);
  look();
  return () => {
    subscription.unsubscribe();
    undo?.();
  };
}
