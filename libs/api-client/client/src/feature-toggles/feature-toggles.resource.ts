import {
  getFeatureToggleOperation,
  listFeatureTogglesOperation,
  type FeatureToggle,
  type FeatureToggles,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Everything that the service has switched on. */
export function listFeatureToggles(client: Client, signal?: AbortSignal): Promise<FeatureToggles> {
  return client.call(listFeatureTogglesOperation, {}, signal);
}

/** One toggle with its data. @throws {@link ApiError} 1000002 while it is off. */
export function getFeatureToggle(
  client: Client,
  { key }: { key: string },
  signal?: AbortSignal,
): Promise<FeatureToggle> {
  return client.call(getFeatureToggleOperation, { params: { key } }, signal);
}
