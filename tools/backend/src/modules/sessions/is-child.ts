import type { ProfileRow } from './viewer.ts';

/** Years from which nothing of the catalogue is shut. */
const ADULT_YEARS = 18;

/**
 * Whether a profile is a child's: additional, and limited in its age, its hours or its time. The account asks it for no
 * money, devices or subscriptions. docs/decisions/0089
 *
 * @param years - Years of the profile's highest age limit.
 */
export const isChild = (
  { type, allowedFrom, maxViewMinutes }: ProfileRow,
  years: number | undefined,
): boolean =>
  type !== 'master' &&
  (allowedFrom !== null || maxViewMinutes !== null || (years ?? ADULT_YEARS) < ADULT_YEARS);
