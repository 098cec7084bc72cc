import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useFieldNotes } from '../field-error/index.ts';
import { FieldBox } from './field-box.tsx';
import type { FieldProps } from './field.types.ts';
import { field, label as labelStyle } from './text-field.css.ts';
import { useAutoFocus } from './use-auto-focus.ts';
import { useFieldSkin } from './use-field-skin.ts';

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends Omit<FieldProps, 'onChange'> {
  /** Without it the input inside reports what is typed. */
  onChange?: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'password' | 'tel' | 'email' | 'search';
  /** Characters that the browser takes at most. */
  maxLength?: number;
  /** The field was left. */
  onBlur?: () => void;
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric' | 'tel' | 'email';
  /** Marks the field without words of its own. @default false */
  isInvalid?: boolean | undefined;
  /** Id of words that stand elsewhere and are read with the field, after its own. */
  describedBy?: string | undefined;
  /** Smaller type in a narrow field, for a number that must be seen whole. @default false */
  isWhole?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** An `Input` of react-aria. */
  children: ReactNode;
}

/** A field of one line: its name, its box or line, its hint, its error, all tied together. */
export function FieldFrame({
  label,
  hint,
  errorMessage,
  type = 'text',
  isInvalid = false,
  isDisabled = false,
  autoFocus = false,
  isWhole = false,
  describedBy,
  start,
  end,
  children,
  ...rest
}: FieldFrameProps) {
  const skin = useFieldSkin();
  const root = useAutoFocus(autoFocus);
  const notes = useFieldNotes(hint, errorMessage);
  const description = [notes.describedBy, describedBy].filter(Boolean).join(' ');
  return (
    <AriaTextField
      {...rest}
      ref={root}
      className={field({ skin })}
      type={type}
      isInvalid={notes.isInvalid || isInvalid}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...(description && { 'aria-describedby': description })}
    >
      <FieldBox
        label={<Label className={labelStyle({ skin })}>{label}</Label>}
        notes={notes}
        hint={hint}
        errorMessage={errorMessage}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isWhole={isWhole}
        start={start}
        end={end}
      >
        {children}
      </FieldBox>
    </AriaTextField>
  );
}
