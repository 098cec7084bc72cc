import { listAgeLimitsOperation, type AgeLimits } from '@foyer/contract';
import type { Client } from '../client.ts';

/** All age limits, the lowest first. */
export function listAgeLimits(client: Client, signal?: AbortSignal): Promise<AgeLimits> {
  return client.call(listAgeLimitsOperation, {}, signal);
}
