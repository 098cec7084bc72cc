/** Options of journeys in which something moves, as most people have it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
