import { defineOperation } from '../define-operation.ts';
import { ageLimitsSchema } from './age-limits.schema.ts';

/** All age limits. */
export const listAgeLimitsOperation = defineOperation({
  operationId: 'listAgeLimits',
  method: 'get',
  path: '/age-limits',
  tag: 'age-limits',
  summary: 'All age limits',
  access: 'anyone',
  answer: ageLimitsSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const ageLimitsOperations = {
  listAgeLimits: listAgeLimitsOperation,
} as const;
