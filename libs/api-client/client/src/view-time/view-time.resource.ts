import { getViewTimeOperation, reportViewTimeOperation, type ViewTime } from '@foyer/contract';
import type { Client } from '../client.ts';

/** How long the profile has watched today. */
export function getViewTime(client: Client, signal?: AbortSignal): Promise<ViewTime> {
  return client.call(getViewTimeOperation, {}, signal);
}

/**
 * Adds watched time to the profile's day. LIMIT-011.
 *
 * @param seconds - Watched since the last report, 1 to 600.
 */
export function reportViewTime(
  client: Client,
  { seconds }: { seconds: number },
  signal?: AbortSignal,
): Promise<ViewTime> {
  return client.call(reportViewTimeOperation, { body: { seconds } }, signal);
}
