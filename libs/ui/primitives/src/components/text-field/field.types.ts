/** What every field of one line takes. */
export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown under the field, and read with it. */
  hint?: string | undefined;
  /** Shown under the field, which is then invalid. */
  errorMessage?: string | undefined;
  /** As in HTML, such as `current-password`. */
  autoComplete?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
  name?: string;
}
