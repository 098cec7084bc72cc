import { hash } from 'node:crypto';
import type { ContentRecord } from '@foyer/content';
import { storeOf } from './stores/index.ts';
import type { Row } from './stores/store.ts';

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A record as the database would give it back: with what it left out, and moments in one zone. */
export function canonical(record: ContentRecord): Row {
  const { rowOf, partsOf, recordOf } = storeOf(record.kind);
  const order = 'order' in record ? record.order : undefined;
  return recordOf({ ...rowOf(record), position: order }, partsOf?.(record) ?? {});
}

/** What tells a record from a changed one; the order counts only where a file says it. */
export function hashOf(record: Row, { withOrder }: { withOrder: boolean }): string {
  const { order, ...rest } = record;
  const said = withOrder ? { ...rest, order } : rest;
  return hash('sha256', JSON.stringify(said, sorted), 'base64url');
}
