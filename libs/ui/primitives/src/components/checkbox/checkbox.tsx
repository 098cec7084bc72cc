import type { ReactNode } from 'react';
import { FieldError, useFieldNotes } from '../field-error/index.ts';
import { box, root, row, words } from './checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Its name; may hold links. */
  children: ReactNode;
  /** Shown under it; it is then invalid. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  name?: string;
}

/** Something to agree with, or one of several things to choose. The native control, drawn by the label. */
export function Checkbox({
  isSelected,
  onChange,
  children,
  errorMessage,
  isDisabled = false,
  name,
}: CheckboxProps) {
  const { errorId, describedBy, isInvalid } = useFieldNotes(undefined, errorMessage);
  return (
    <div className={root}>
      <label className={row}>
        <input
          type="checkbox"
          className={box}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          name={name}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        />
        <span className={words}>{children}</span>
      </label>
      <FieldError id={errorId} text={errorMessage} />
    </div>
  );
}
