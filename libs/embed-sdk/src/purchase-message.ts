import type { PurchaseMessage } from './purchase-protocol.ts';

const events: Readonly<Record<PurchaseMessage['event'], true>> = {
  started: true,
  done: true,
  closed: true,
  height: true,
};

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isHeight = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Whether something that came from the frame's window is a message of it; by hand, as the player's are. */
export function isPurchaseMessage(data: unknown): data is PurchaseMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { source, version, event, item_type, item_id, height } = data as Readonly<
    Record<string, unknown>
  >;
  if (source !== 'foyer' || version !== 1) return false;
  if (typeof event !== 'string' || !Object.hasOwn(events, event)) return false;
  return isName(item_type) && isName(item_id) && (event !== 'height' || isHeight(height));
}
