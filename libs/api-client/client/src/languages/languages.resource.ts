import { listLanguagesOperation, type Languages } from '@foyer/contract';
import type { Client } from '../client.ts';

/** The languages of the interface, the default first. */
export function listLanguages(client: Client, signal?: AbortSignal): Promise<Languages> {
  return client.call(listLanguagesOperation, {}, signal);
}
