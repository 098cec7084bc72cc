export {
  adEventDataSchema,
  type AdEventData,
  analyticsEventSchema,
  type AnalyticsEvent,
  analyticsEventTypes,
  type AnalyticsEventType,
} from './analytics-events.schema.ts';
export { collectAnalyticsOperation } from './analytics.operations.ts';
export {
  ANALYTICS_BATCH_MAX,
  analyticsBatchSchema,
  type AnalyticsBatch,
  analyticsCommonSchema,
  type AnalyticsCommon,
  analyticsVerdictSchema,
  type AnalyticsVerdict,
} from './analytics.schema.ts';
