export { listAgeLimitsOperation } from './age-limits.operations.ts';
export {
  ageLimitSchema,
  type AgeLimit,
  ageLimitsSchema,
  type AgeLimits,
} from './age-limits.schema.ts';
