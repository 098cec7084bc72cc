import type { GenericSchema, InferOutput } from 'valibot';
import { readJson } from './read-json.ts';

/** What a record is read from and written to; a browser may forbid both by throwing. */
type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** What a tab keeps for one profile over a reload. Other profiles of the tab do not find it. */
export interface KeptTabRecord<T> {
  /** Nothing where none was kept, or something else stands in its place. */
  read: () => T | undefined;
  keep: (record: T | undefined) => void;
}

/**
 * A record of this tab.
 *
 * @param name - What it is about.
 */
export function keptTabRecord<S extends GenericSchema>(
  marks: Marks,
  name: 'binding' | 'coldStart' | 'refill' | 'orders',
  profileId: string,
  schema: S,
): KeptTabRecord<InferOutput<S>> {
  const key = `foyer.${name}.${profileId}`;
  return {
    read: () => readJson(() => marks.getItem(key), schema),
    keep: (record) => {
      try {
        marks.setItem(key, record === undefined ? '' : JSON.stringify(record));
      } catch {
        // What cannot be kept counts for this page only.
      }
    },
  };
}
