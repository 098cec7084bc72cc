import type { Secret } from '@foyer/secret';

/** What each field of a card takes; its name and its form are its own. */
export interface CardFieldProps {
  value: Secret;
  onChange: (value: Secret) => void;
  /** The field was left. */
  onBlur?: () => void;
  /** @default false */
  isInvalid?: boolean;
  /** Id of the words about what is wrong. */
  describedBy?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
}
