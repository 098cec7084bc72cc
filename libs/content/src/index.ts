export { contentId } from './content-id.ts';
export {
  idOf,
  keyOf,
  keyOfId,
  kindsInOrder,
  type ContentInput,
  type ContentKind,
  type ContentRecord,
  type RecordOf,
} from './content-record.ts';
export { slugOf } from './primitives.ts';
export { LONGEST_LINE, readLine, readRecord, type FieldFault, type ReadLine } from './read-line.ts';
export { referencesOf, type Reference } from './references.ts';
export type { Streams } from './streams.ts';
