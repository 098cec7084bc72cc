import type { AgeLimit } from '@foyer/contract';

/** What stands for an age limit that the service does not know. PROF-009 */
const missingLimit: AgeLimit = { id: '0', name: '', age_value: 0 };

/** An age limit by its id; for an unknown one the lowest that there can be. PROF-009 */
export const ageLimitOf = (ageLimits: readonly AgeLimit[], id: string): AgeLimit =>
  ageLimits.find((limit) => limit.id === id) ?? missingLimit;

/** The age limits up to another one, the lowest first. */
export const ageLimitsUpTo = (ageLimits: readonly AgeLimit[], id: string): AgeLimit[] =>
  ageLimits
    .filter(({ age_value }) => age_value <= ageLimitOf(ageLimits, id).age_value)
    .toSorted((one, other) => one.age_value - other.age_value);
