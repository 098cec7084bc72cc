import { listMenuItemsOperation, type Menu } from '@foyer/contract';
import type { Client } from '../client.ts';

/** The main menu, in its order. */
export function listMenuItems(client: Client, signal?: AbortSignal): Promise<Menu> {
  return client.call(listMenuItemsOperation, {}, signal);
}
