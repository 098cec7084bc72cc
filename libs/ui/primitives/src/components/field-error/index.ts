export { FieldError, type FieldErrorProps } from './field-error.tsx';
export { useFieldNotes, type FieldNotes } from './use-field-notes.ts';
