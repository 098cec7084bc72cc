import type { Tracker } from './tracker.ts';

/**
 * A tracker that is loaded with the first viewer who looks for others: a start does without what it is made of.
 *
 * @param load - Loads and makes it.
 */
export function createLateTracker(load: () => Promise<Tracker>): Tracker {
  let tracker: Promise<Tracker> | undefined;
  return {
    takeUpgrade: (request, socket, head) => {
      // A viewer who leaves meanwhile is no fault.
      socket.on('error', () => {});
      tracker ??= load();
      tracker.then(
        ({ takeUpgrade }) => takeUpgrade(request, socket, head),
        () => socket.destroy(),
      );
    },
    close: () => void tracker?.then((loaded) => loaded.close()),
  };
}
