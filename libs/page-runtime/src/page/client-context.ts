import { createContext, useContext } from 'react';
import type { Client } from '@foyer/client';

const ClientContext = createContext<Client | undefined>(undefined);

/** Puts the calls in reach of the tree; the server's go straight to the backend. */
export const ClientProvider = ClientContext;

/**
 * The calls of the page.
 *
 * @throws Error outside a page.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a page around it');
  return client;
}
