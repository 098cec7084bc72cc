import type { FieldProblem, GroupField, ValuePath } from '@foyer/page-document/form';
import type { FieldWords } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { createContext, useContext } from 'react';

/** What all fields of a form share. */
export interface FormState {
  form: GroupField;
  /** The block as the document says it. */
  block: Readonly<Record<string, unknown>>;
  /** Language whose words are written. */
  language: Language;
  /** Whether every text shows all languages at once. */
  isSideBySide: boolean;
  canEdit: boolean;
  problems: readonly FieldProblem[];
  wordsOf: (place: string) => FieldWords;
  /** Gives the value at a path of the block another; `undefined` takes it away. */
  onChange: (path: ValuePath, value: unknown) => void;
  /** Adds one more to a list, or a banner to the block. */
  onAdd: (path: ValuePath) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/**
 * What the fields around share.
 *
 * @throws Error outside a form.
 */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('useForm needs a form above it');
  return state;
}

/** The value at a path of a block. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
