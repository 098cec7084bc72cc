import {
  idOf,
  keyOf,
  readLine,
  referencesOf,
  type ContentKind,
  type ContentRecord,
} from '@foyer/content';
import { canonical, hashOf } from './canonical.ts';
import type { FaultList } from './faults.ts';
import { readLines, UnreadableFile, type Line } from './read-lines.ts';
import { uniqueNamesOf } from './unique-names.ts';

/** What is remembered of a line. */
export interface Entry {
  kind: ContentKind;
  id: string;
  file: string;
  line: number;
  hash: string;
  /** Whether the line says its order. */
  withOrder: boolean;
  /** How it stands to the database, once that was compared. */
  state: 'new' | 'changed' | 'unchanged';
  /** Its place in the database, where it has one. */
  position?: number;
}

/** A reference to what was not in the files when it was read. */
export interface OpenReference {
  file: string;
  line: number;
  field: string;
  kind: ContentKind;
  id: string;
  key: string;
}

/** What the files hold. */
export interface CheckedLines {
  /** By `keyOf`. */
  entries: Map<string, Entry>;
  /** Names that no two records may share, with the record that has them. */
  unique: Map<string, Entry>;
  references: OpenReference[];
}

/** What follows the reading. */
interface Following {
  faults: FaultList;
  /** Takes each record without faults; others may still miss what it refers to. */
  onRecord?: (record: ContentRecord) => Promise<void>;
  onLine?: (lines: number) => void;
}

function note(record: ContentRecord, { file, line }: Line, to: CheckedLines, faults: FaultList) {
  const { entries, unique, references } = to;
  const key = keyOf(record);
  const before = entries.get(key);
  if (before) {
    const reason = `stands in ${before.file}:${before.line} already`;
    faults.add({ file, line, field: 'id', reason });
    return;
  }
  const withOrder = 'order' in record && record.order !== undefined;
  const whole = canonical(record);
  const entry: Entry = {
    kind: record.kind,
    id: idOf(record),
    file,
    line,
    hash: hashOf(whole, { withOrder }),
    withOrder,
    state: 'new',
  };
  entries.set(key, entry);
  for (const { field, name } of uniqueNamesOf(whole)) {
    const holder = unique.get(name);
    if (holder) {
      const reason = `${name} is that of ${holder.file}:${holder.line} already`;
      faults.add({ file, line, field, reason });
    } else unique.set(name, entry);
  }
  for (const { field, kind, id, key: other } of referencesOf(record)) {
    if (!entries.has(other)) references.push({ file, line, field, kind, id, key: other });
  }
}

/** Reads all lines of files; what is wrong with each is added to the faults. */
export async function checkLines(
  files: readonly string[],
  { faults, onRecord, onLine }: Following,
): Promise<CheckedLines> {
  const checked: CheckedLines = { entries: new Map(), unique: new Map(), references: [] };
  // What refers to a record with faults is not wrong for that.
  const broken = new Set<string>();
  let count = 0;
  for (const file of files) {
    try {
      for await (const line of readLines(file)) {
        const { reason } = line;
        const read =
          reason === undefined ? readLine(line.text) : { faults: [{ field: '', reason }] };
        if (read.record) {
          note(read.record, line, checked, faults);
          await onRecord?.(read.record);
        } else {
          if ('key' in read && read.key !== undefined) broken.add(read.key);
          for (const fault of read.faults) faults.add({ ...fault, file, line: line.line });
        }
        onLine?.((count += 1));
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      faults.add({ file, line: error.line, field: '', reason: error.message });
    }
  }
  checked.references = checked.references.filter(
    ({ key }) => !checked.entries.has(key) && !broken.has(key),
  );
  return checked;
}

/** Adds a fault for each reference to what is nowhere. */
export function refuseReferences(references: readonly OpenReference[], faults: FaultList): void {
  for (const { file, line, field, kind, id } of references) {
    faults.add({ file, line, field, reason: `there is no ${kind} "${id}"` });
  }
}
