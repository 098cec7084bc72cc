import type { AgeLimit } from './age-limits.schema.ts';

/**
 * The limit under which a profile may watch everything without the PIN; nothing where the service has no limits. Which
 * id this is the specification leaves open. PIN-016, PIN-017
 *
 * @param limits - In any order.
 */
export const highestAgeLimit = (limits: readonly AgeLimit[]): AgeLimit | undefined =>
  limits.reduce<AgeLimit | undefined>(
    (highest, limit) => (highest && highest.age_value >= limit.age_value ? highest : limit),
    undefined,
  );
