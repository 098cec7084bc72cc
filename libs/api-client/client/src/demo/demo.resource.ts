import {
  demoSignInOperation,
  listDemoAccountsOperation,
  type DemoAccounts,
  type Session,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The demo accounts. @throws {@link ApiError} 404 where the service runs without demo powers. */
export function listDemoAccounts(client: Client, signal?: AbortSignal): Promise<DemoAccounts> {
  return client.call(listDemoAccountsOperation, {}, signal);
}

/** Signs in as a demo account without a code. @param login - A phone or an e-mail address. */
export function demoSignIn(
  client: Client,
  { login }: { login: string },
  signal?: AbortSignal,
): Promise<Session> {
  return client.call(demoSignInOperation, { body: { login } }, signal);
}
