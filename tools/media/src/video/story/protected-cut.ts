/** The part of the film that the protected demo shows, in seconds of the film. */
export const PROTECTED_CUT = { start: 6, seconds: 30 } as const;
