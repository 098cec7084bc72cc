import type { PurchaseMessage } from './purchase-protocol.ts';

const envelope = { source: 'foyer', version: 1, item_type: 'service', item_id: 'kino' } as const;

/** One message of each kind that a page of purchase options sends. */
export const purchaseMessages: readonly PurchaseMessage[] = [
  { ...envelope, event: 'started' },
  { ...envelope, event: 'done' },
  { ...envelope, event: 'closed' },
  { ...envelope, event: 'height', height: 840 },
];
