export { ageLimitsQuery } from './age-limits.queries.ts';
export { listAgeLimits } from './age-limits.resource.ts';
