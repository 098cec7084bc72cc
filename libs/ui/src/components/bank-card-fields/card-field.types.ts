/** What each field of a card takes; its name and its form are its own. */
export interface CardFieldProps {
  /** Digits only. */
  value: string;
  onChange: (value: string) => void;
  /** Shown under the field, which is then invalid. */
  errorMessage?: string | undefined;
  /** Marks the field without words of its own, where one message speaks of several. @default false */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
}
