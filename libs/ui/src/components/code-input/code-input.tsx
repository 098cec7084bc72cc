import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { FieldMessage } from '../text-field/field-message.tsx';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
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
  const isInvalid = errorMessage !== undefined && errorMessage !== '';

  const focus = { autoFocus };

  const enter = (raw: string) => {
    const digits = raw.replace(/\D/gu, '').slice(0, length);
    if (digits === code) return;
    setOwn(digits);
    onChange?.(digits);
    if (digits.length === length) onComplete?.(digits);
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
    >
      <Label className={labelStyle}>{label}</Label>
      <div className={row} data-invalid={isInvalid || undefined}>
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
        <Input className={input} placeholder={placeholder} />
      </div>
      <FieldMessage text={errorMessage} />
    </TextField>
  );
}
