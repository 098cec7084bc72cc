import * as v from 'valibot';
import {
  keyOfId,
  kindsInOrder,
  recordSchemas,
  type ContentKind,
  type ContentRecord,
} from './content-record.ts';
import { slugOf } from './primitives.ts';

/** What is wrong with a field. */
export interface FieldFault {
  /** Path such as `prices.0.amount`; empty for the whole line. */
  field: string;
  reason: string;
}

/** A line that was read. */
export type ReadLine =
  | { record: ContentRecord; faults?: undefined }
  | {
      record?: undefined;
      faults: FieldFault[];
      /** `keyOf` the record, where kind and id can be read. */ key?: string;
    };

/** Bytes of a line would be kept in memory; no record comes near. */
export const LONGEST_LINE = 1024 * 1024;

const MOST_SHOWN = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

const isKind = (kind: unknown): kind is ContentKind => kindsInOrder.includes(kind as ContentKind);

const reasonOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never') {
    return 'there is no such field';
  }
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is missing';
  const isOwn = !issue.message.startsWith('Invalid ');
  const reason = isOwn ? issue.message : `must be ${issue.expected ?? 'something else'}`;
  const isWhole = isOwn && typeof issue.input === 'object';
  return isWhole ? reason : `${reason}, not ${shown(issue.input)}`;
};

/** What depends on another field where a line leaves it out. */
function completed(record: ContentRecord): ContentRecord {
  switch (record.kind) {
    case 'title':
    case 'season':
    case 'episode':
      return {
        ...record,
        slug: record.slug ?? slugOf(record.id),
        premiere: record.premiere ?? `${record.year}-01-01`,
      };
    case 'collection':
    case 'song':
    case 'channel':
    case 'promo_event':
      return { ...record, slug: record.slug ?? slugOf(record.id) };
    case 'service':
      return { ...record, alias: record.alias ?? record.id };
    default:
      return record;
  }
}

/** Zero bytes and half characters: JSON can say them, no database keeps them. */
const holdsUnkeptSigns = (value: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/u.test(JSON.stringify(value));

/** Checks a value that was read elsewhere, as one of a file. */
export function readRecord(value: unknown): ReadLine {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { faults: [{ field: '', reason: 'a line holds one JSON object' }] };
  }
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  if (!isKind(kind)) {
    const reason = kind === undefined ? 'is missing' : `there is no kind ${shown(kind)}`;
    return { faults: [{ field: 'kind', reason }] };
  }
  if (holdsUnkeptSigns(value)) {
    return { faults: [{ field: '', reason: 'holds a zero byte or half a character' }] };
  }
  const result = v.safeParse(recordSchemas[kind] as v.GenericSchema<unknown, ContentRecord>, value);
  if (result.success) return { record: completed(result.output) };
  return {
    faults: result.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? '',
      reason: reasonOf(issue),
    })),
    ...(typeof id === 'string' && { key: keyOfId(kind, id) }),
  };
}

/** Reads a line of a file. Tells everything that is wrong with it at once. */
export function readLine(text: string): ReadLine {
  if (text.length > LONGEST_LINE) {
    return { faults: [{ field: '', reason: `a line has ${LONGEST_LINE} characters at most` }] };
  }
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return { faults: [{ field: '', reason: 'is not JSON' }] };
  }
}
