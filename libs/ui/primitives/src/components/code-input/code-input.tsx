import { Fragment, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { FieldError, useFieldNotes } from '../field-error/index.ts';
import { useAutoFocus } from '../text-field/use-auto-focus.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { charactersFrom, codeFrom } from './code-from.ts';
import {
  dash,
  dot,
  ghost,
  hint as hintStyle,
  input,
  label as labelStyle,
  place,
  root,
  row,
} from './code-input.css.ts';

/** Props of {@link CodeInput}. */
export interface CodeInputProps {
  label: string;
  /** Places. @default 4 */
  length?: number;
  /** What a place takes; letters become capitals. @default 'digits' */
  takes?: 'digits' | 'characters';
  /** Draws a dash after so many places, which is no part of the code. */
  dashAfter?: number;
  /** Under the places, and read with the field's name. */
  hint?: string;
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

const readers = { digits: codeFrom, characters: charactersFrom };

/** Whether a text has anything that belongs to a code. */
const holds = { digits: /\d/u, characters: /[\p{L}\p{N}]/u };

/** A code: one field, drawn as a place for each character. PIN-010 to PIN-012 */
export function CodeInput({
  label,
  length = 4,
  takes = 'digits',
  dashAfter,
  hint,
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
  const { hintId, errorId, describedBy, isInvalid } = useFieldNotes(hint, errorMessage);

  const field = useAutoFocus(autoFocus);

  const enter = (raw: string) => {
    const entered = readers[takes](raw, length);
    if (entered === code) return;
    setOwn(entered);
    onChange?.(entered);
    if (entered.length === length) onComplete?.(entered);
  };

  // A pasted code replaces what is there, also when all places are taken.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    if (holds[takes].test(text)) enter(text);
  };

  return (
    <TextField
      ref={field}
      className={root}
      data-skin={fieldSkin}
      value={code}
      onChange={enter}
      onFocusChange={setFocused}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      autoComplete={autoComplete}
      type={isSecret ? 'password' : 'text'}
      inputMode={takes === 'digits' ? 'numeric' : 'text'}
      validationBehavior="aria"
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Label className={labelStyle}>{label}</Label>
      <div
        className={row}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-grouped={dashAfter !== undefined || undefined}
      >
        {Array.from({ length }, (_, index) => (
          <Fragment key={index}>
            {index > 0 && index === dashAfter && <span aria-hidden="true" className={dash} />}
            <span
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
          </Fragment>
        ))}
        <Input
          className={input}
          placeholder={placeholder}
          {...(takes === 'characters' && wordless)}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
        />
      </div>
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={errorMessage} />
    </TextField>
  );
}

/** A code is no word that a phone could mend. */
const wordless = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/** Nobody sees the caret: the next digit goes into the place that is drawn as next. A selected part stays one. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  const end = field.value.length;
  const isCaret = field.selectionStart === field.selectionEnd;
  if (isCaret && field.selectionEnd !== end) field.setSelectionRange(end, end);
}
