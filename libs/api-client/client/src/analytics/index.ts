export { collectAnalytics } from './analytics.resource.ts';
export {
  createAnalytics,
  type Analytics,
  type AnalyticsInput,
  type AnalyticsOptions,
} from './create-analytics.ts';
export { errorEventOf } from './error-event.ts';
