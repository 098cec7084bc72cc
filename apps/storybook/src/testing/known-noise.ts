/** What the console of a story may say: words of libraries that nothing here can change. */
const known: readonly RegExp[] = [
  // react-aria updates after a press, outside of what the test runner wraps.
  /not wrapped in act\(/,
  /not configured to support act\(/,
  // A press that leads to code which is loaded then: the runner's press waits for none, and the page does not have to.
  /suspended inside an `act` scope/,
];

/** Whether a line of the console is one that story tests let pass; any other fails them. */
export const isKnownNoise = (text: string): boolean => known.some((noise) => noise.test(text));
