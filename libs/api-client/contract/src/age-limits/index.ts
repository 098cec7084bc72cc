export { listAgeLimitsOperation } from './age-limits.operations.ts';
export {
  ageLimitSchema,
  type AgeLimit,
  ageLimitsSchema,
  type AgeLimits,
} from './age-limits.schema.ts';
export { highestAgeLimit } from './highest-age-limit.ts';
