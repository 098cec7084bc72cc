import { kindsInOrder, type ContentKind, type ContentRecord } from '@foyer/content';
import { storeOf } from './stores/index.ts';
import type { Row } from './stores/store.ts';

/** A name that no two records may share. */
interface UniqueName {
  field: string;
  name: string;
}

/** Slugs are unique among films, among series, among seasons and among episodes. */
const groupOf = ({ kind, type }: Row): string => (kind === 'title' ? type : kind);

/** The names of a record, as `canonical` gives it, that no other one may have. */
export function uniqueNamesOf(record: Row): UniqueName[] {
  const kind = kindsInOrder.find((one): one is ContentKind => one === record['kind']);
  if (!kind) return [];
  const { unique, partsOf } = storeOf(kind);
  const parts = partsOf?.(record as unknown as ContentRecord) ?? {};
  return [
    ...(unique
      ? [{ field: unique.field, name: `${groupOf(record)} ${record[unique.property]}` }]
      : []),
    ...(parts['pictures'] ?? []).map(({ id }) => ({ field: 'id', name: `picture ${id}` })),
    ...(parts['prices'] ?? []).map(({ id }, at) => ({
      field: `prices.${at}.id`,
      name: `price ${id}`,
    })),
  ];
}
