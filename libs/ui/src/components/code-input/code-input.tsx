import { useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { FieldError, useFieldNotes } from '../field-error/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { codeFrom } from './code-from.ts';
import { dot, ghost, input, label as labelStyle, place, root, row } from './code-input.css.ts';

/** Props of {@link CodeInput}. */
export interface CodeInputProps {
  label: string;
  /** Digits. @default 4 */
  length?: number;
  /** What is entered; without it the input keeps it itself. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called when the last digit is entered. PIN-012 */
  onComplete?: (value: string) => void;
  /** What stands in empty places: drawn digit by digit, for a secret only spoken. */
  placeholder?: string;
  /** Shown under the places, and spoken. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** Draws dots, and is a password field. @default false */
  isSecret?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** @default 'one-time-code', or 'off' for a secret */
  autoComplete?: string;
}

/** A code of digits: one field, drawn as a place for each digit. PIN-010 to PIN-012 */
export function CodeInput({
  label,
  length = 4,
  value,
  onChange,
  onComplete,
  placeholder = '',
  errorMessage,
  isDisabled = false,
  isSecret = false,
  autoFocus = false,
  autoComplete = isSecret ? 'off' : 'one-time-code',
}: CodeInputProps) {
  const fieldSkin = useFieldSkin();
  const skin = isSecret && fieldSkin === 'box' ? 'dot' : fieldSkin;
  const [own, setOwn] = useState('');
  const [isFocused, setFocused] = useState(false);
  const code = value ?? own;
  const { errorId, describedBy, isInvalid } = useFieldNotes(undefined, errorMessage);

  const focus = { autoFocus };

  const enter = (raw: string) => {
    const digits = codeFrom(raw, length);
    if (digits === code) return;
    setOwn(digits);
    onChange?.(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  // A pasted code replaces what is there, also when all places are taken.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    if (/\d/u.test(text)) enter(text);
  };

  return (
    <TextField
      className={root}
      data-skin={fieldSkin}
      value={code}
      onChange={enter}
      onFocusChange={setFocused}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      {...focus}
      autoComplete={autoComplete}
      type={isSecret ? 'password' : 'text'}
      inputMode="numeric"
      validationBehavior="aria"
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Label className={labelStyle}>{label}</Label>
      <div
        className={row}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={place({ skin })}
            data-active={(isFocused && index === Math.min(code.length, length - 1)) || undefined}
          >
            {isSecret ? (
              <span className={dot} data-filled={index < code.length || undefined} />
            ) : (
              (code[index] ?? <span className={ghost}>{placeholder[index]}</span>)
            )}
          </span>
        ))}
        <Input
          className={input}
          placeholder={placeholder}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
        />
      </div>
      <FieldError id={errorId} text={errorMessage} />
    </TextField>
  );
}

/** Nobody sees the caret: the next digit goes into the place that is drawn as next. A selected part stays one. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  const end = field.value.length;
  const isCaret = field.selectionStart === field.selectionEnd;
  if (isCaret && field.selectionEnd !== end) field.setSelectionRange(end, end);
}
