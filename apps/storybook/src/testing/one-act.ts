import { configure, getConfig } from 'storybook/test';

/**
 * Runs what happens inside of a story's press as part of that press.
 *
 * A test runner wraps each press in React's `act`, and `focus()` too: an effect that takes the focus within a press
 * would open another `act` while the first one is still at work. React takes its rest for a suspension.
 */
export function wrapPressesOnce(): void {
  const { eventWrapper } = getConfig();
  let isWithin = false;
  configure({
    eventWrapper: (press) => {
      if (isWithin) return press();
      isWithin = true;
      try {
        return eventWrapper(press);
      } finally {
        isWithin = false;
      }
    },
  });
}
