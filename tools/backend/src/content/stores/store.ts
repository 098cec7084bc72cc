import type { ContentKind, RecordOf } from '@foyer/content';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A row as Drizzle takes and gives it. */
// oxlint-disable-next-line typescript/no-explicit-any -- one shape for the rows of all tables; each store knows its own.
export type Row = Record<string, any>;

/** Rows of another table that belong to a record. */
export interface Part {
  table: PgTable;
  /** The rows of these records. */
  of(ids: readonly string[]): SQL;
  /** Id of the record that a row belongs to. */
  owner(row: Row): string;
  /** What their order follows; they have none without it. */
  order?: PgColumn;
}

/** Rows by the name of their part. */
export type PartRows = Readonly<Record<string, readonly Row[]>>;

/** How records of a kind are kept. */
export interface Store<K extends ContentKind = ContentKind> {
  kind: K;
  table: PgTable;
  /** The id of a row's record. */
  id: SQLWrapper;
  /** Which rows of the table are of this kind; all without it. */
  scope?: SQL;
  /** Whether its rows have a position. */
  isOrdered: boolean;
  /** The column besides the id that no two rows may share. */
  unique?: { column: PgColumn; field: string; property: string };
  parts: Readonly<Record<string, Part>>;
  /** The row of a record, without its position. */
  rowOf(record: RecordOf<K>): Row;
  partsOf?(record: RecordOf<K>): PartRows;
  recordOf(row: Row, parts: PartRows): Row;
}

/** A store with its types checked against the records of its kind, as one of all stores. */
export const defineStore = <K extends ContentKind>(store: Store<K>): Store =>
  store as unknown as Store;

/** Leaves out what the database has no value for. */
export const present = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  );
