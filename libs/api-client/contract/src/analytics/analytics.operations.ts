import { defineOperation } from '../define-operation.ts';
import { analyticsBatchSchema, analyticsVerdictSchema } from './analytics.schema.ts';

/** Collects what is reported of viewers; beacons of closing pages come here too. ANALYTICS-001, ANALYTICS-002. */
export const collectAnalyticsOperation = defineOperation({
  operationId: 'collectAnalytics',
  method: 'post',
  path: '/analytics',
  tag: 'analytics',
  summary: 'Collect events of analytics',
  access: 'anyone',
  body: analyticsBatchSchema,
  answer: analyticsVerdictSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const analyticsOperations = { collectAnalytics: collectAnalyticsOperation } as const;
