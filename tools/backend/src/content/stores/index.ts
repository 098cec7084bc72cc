import { kindsInOrder, type ContentKind } from '@foyer/content';
import { channelStores } from './channels.stores.ts';
import { nameStores } from './names.stores.ts';
import { pageStores } from './pages.stores.ts';
import { salesStores } from './sales.stores.ts';
import type { Store } from './store.ts';
import { titleStores } from './titles.stores.ts';
import { watchingStores } from './watching.stores.ts';

const byKind = new Map<ContentKind, Store>(
  [
    ...nameStores,
    ...titleStores,
    ...watchingStores,
    ...channelStores,
    ...salesStores,
    ...pageStores,
  ].map((store) => [store.kind, store]),
);

/** How records of a kind are kept. */
export function storeOf(kind: ContentKind): Store {
  const store = byKind.get(kind);
  if (!store) throw new Error(`Records of the kind ${kind} are kept nowhere`);
  return store;
}

/** All stores, in an order in which each record finds what it refers to. */
export const stores: readonly Store[] = kindsInOrder.map(storeOf);
