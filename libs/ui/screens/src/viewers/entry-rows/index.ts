export {
  EntryRows,
  type EntryRow,
  type EntryRowAction,
  type EntryRowsProps,
} from './entry-rows.tsx';
