import type { ReactNode } from 'react';
import { FieldError, type FieldNotes } from '../field-error/index.ts';
import { control, entry, hint as hintStyle, row } from './text-field.css.ts';
import { useFieldSkin } from './use-field-skin.ts';

/** Props of {@link FieldBox}. */
export interface FieldBoxProps {
  /** The label element, in the style of fields. */
  label: ReactNode;
  notes: FieldNotes;
  hint?: string | undefined;
  errorMessage?: string | undefined;
  /** Marks the field without words of its own: they stand elsewhere. @default false */
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Smaller type in a narrow field, for a number that must be seen whole. @default false */
  isWhole?: boolean | undefined;
  /** Before the entry, such as a call code. */
  start?: ReactNode;
  /** After the entry, such as a button. */
  end?: ReactNode;
  /** The input itself. */
  children: ReactNode;
}

/** The drawn part of every field: its box or line, and the words under it. */
export function FieldBox({
  label,
  notes,
  hint,
  errorMessage,
  isInvalid = false,
  isDisabled = false,
  isWhole = false,
  start,
  end,
  children,
}: FieldBoxProps) {
  const skin = useFieldSkin();
  return (
    <>
      <div
        className={control({ skin })}
        data-invalid={notes.isInvalid || isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-whole={isWhole || undefined}
      >
        {label}
        <div className={row}>
          {start}
          <div className={entry}>{children}</div>
          {end}
        </div>
      </div>
      {hint && (
        <p id={notes.hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError id={notes.errorId} text={errorMessage} />
    </>
  );
}
