/** The most steps of a position that is written down, and of a recording. */
export const MOST_STEPS = 5000;
