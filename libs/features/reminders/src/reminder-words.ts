/** The parameter of an address that has a programme reminded of, once its visitor has signed in. */
export const remindParameter = 'remind';

/** As many as one call brings, and as a profile may have. */
export const remindersPage = { limit: 100 } as const;
