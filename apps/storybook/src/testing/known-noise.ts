/** What the console of a story may say: words of libraries that nothing here can change. */
const known: readonly RegExp[] = [
  // react-aria updates after a press, outside of what the test runner wraps.
  /not wrapped in act\(/,
  /not configured to support act\(/,
];

/** Whether a line of the console is one that story tests let pass; any other fails them. */
export const isKnownNoise = (text: string): boolean => known.some((noise) => noise.test(text));
