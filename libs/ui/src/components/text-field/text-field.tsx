import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldMessage } from './field-message.tsx';
import { control, field, input, label as labelStyle } from './text-field.css.ts';
import { useFieldSkin } from './use-field-skin.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps {
  label: string;
  /** @default 'text' */
  type?: 'text' | 'password' | 'tel' | 'email' | 'search';
  value: string;
  onChange: (value: string) => void;
  /** Shown under the field, which is then invalid. */
  errorMessage?: string | undefined;
  /** As in HTML, such as `current-password`. */
  autoComplete?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
  maxLength?: number;
  name?: string;
}

/** One line of text with its name and its error. */
export function TextField({
  label,
  type = 'text',
  errorMessage,
  isDisabled = false,
  ...rest
}: TextFieldProps) {
  const skin = useFieldSkin();
  const isInvalid = errorMessage !== undefined && errorMessage !== '';
  return (
    <AriaTextField
      {...rest}
      className={field({ skin })}
      type={type}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <div className={control({ skin })} data-invalid={isInvalid || undefined}>
        <Input className={input({ skin })} />
        <Label className={labelStyle({ skin })}>{label}</Label>
      </div>
      <FieldMessage text={errorMessage} />
    </AriaTextField>
  );
}
