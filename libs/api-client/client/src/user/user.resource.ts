import { getUserOperation, type User } from '@foyer/contract';
import type { Client } from '../client.ts';

/** Who the session belongs to; a demo session's user has `is_auth: false` and no profile. */
export function getUser(client: Client, signal?: AbortSignal): Promise<User> {
  return client.call(getUserOperation, {}, signal);
}
