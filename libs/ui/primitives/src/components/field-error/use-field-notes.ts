import { useId } from 'react';

/** Ids that tie a field to the words under it. */
export interface FieldNotes {
  hintId: string;
  errorId: string;
  /** For `aria-describedby`. */
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Ties a field to its hint and its error, so that both are read with its name. */
export function useFieldNotes(hint: string | undefined, error: string | undefined): FieldNotes {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint && hintId, error && errorId].filter(Boolean);
  return { hintId, errorId, describedBy: ids.join(' ') || undefined, isInvalid: Boolean(error) };
}
