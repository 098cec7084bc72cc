import type { AgeLimits } from './age-limits.schema.ts';

/** The age limits of the service. */
export const ageLimitsFixture: AgeLimits = {
  items: [0, 6, 12, 16, 18].map((age) => ({
    id: `age-${age}`,
    name: `${age}+`,
    age_value: age,
  })),
};
