import {
  collectAnalyticsOperation,
  type AnalyticsBatch,
  type AnalyticsVerdict,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Sends a batch of events. Those that the service does not know are named in its verdict, and are no
 * error.
 */
export function collectAnalytics(
  client: Client,
  batch: AnalyticsBatch,
  signal?: AbortSignal,
): Promise<AnalyticsVerdict> {
  return client.call(collectAnalyticsOperation, { body: batch }, signal);
}
