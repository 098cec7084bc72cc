import { listCountriesOperation, type Countries } from '@foyer/contract';
import type { Client } from '../client.ts';

/** The countries whose phones can sign in, the default first. */
export function listCountries(client: Client, signal?: AbortSignal): Promise<Countries> {
  return client.call(listCountriesOperation, {}, signal);
}
