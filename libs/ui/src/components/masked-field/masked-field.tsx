import type { ChangeEvent, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from '../text-field/field-frame.tsx';
import type { FieldProps } from '../text-field/field.types.ts';
import { input } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { caretAfter, readEdit, setDigits, type ReadDigits } from './digit-mask.ts';
import { ghost, quietPlaceholder, taken } from './masked-field.css.ts';

/** Props of {@link MaskedField}; `value` and `onChange` carry digits only. */
export interface MaskedFieldProps extends FieldProps {
  /** The form of the longest entry; each X stands for a digit. */
  mask: string;
  /** What is drawn in empty places, as long as an ordinary entry. */
  placeholder: string;
  /** @default 'numeric' */
  inputMode?: 'numeric' | 'tel';
  /** Shows dots. @default false */
  isSecret?: boolean;
  /** Seen whole in any width: its type follows the field's. @default that of a mask of more than ten places */
  isWhole?: boolean;
  /** Marks the field without words of its own. @default false */
  isInvalid?: boolean;
  /** Understands what was typed or pasted at the end, such as a trunk prefix. */
  read?: ReadDigits;
  /** Takes an entered text over as a whole; true when it did. */
  intercept?: (text: string) => boolean;
  start?: ReactNode;
  end?: ReactNode;
}

/** Which way `deleteContentBackward` and its kin go; nothing for what is no such deletion. */
function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  const type = event instanceof InputEvent ? event.inputType : '';
  if (type.endsWith('Backward')) return 'backward';
  return type.endsWith('Forward') ? 'forward' : undefined;
}

/** A field of digits in fixed places. The caret stays with its digit wherever one types. */
export function MaskedField({
  value,
  onChange,
  mask,
  placeholder,
  inputMode = 'numeric',
  isSecret = false,
  isWhole = mask.length > 10,
  read,
  intercept,
  start,
  end,
  ...rest
}: MaskedFieldProps) {
  const skin = useFieldSkin();
  const shown = setDigits(value, mask);
  const classes = input({ skin, hasStart: start !== undefined });

  const change = ({ currentTarget: element, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = element.value;
    if (intercept?.(text)) return;
    const edit = readEdit({
      text,
      caret: element.selectionStart ?? text.length,
      deletion: deletionOf(nativeEvent),
      before: value,
      mask,
      read,
    });
    // Written before React does, which would leave the caret at the end.
    element.value = setDigits(edit.digits, mask);
    const caret = caretAfter(edit.caret, element.value);
    if (document.activeElement === element) element.setSelectionRange(caret, caret);
    if (edit.digits !== value) onChange(edit.digits);
  };

  return (
    <FieldFrame
      {...rest}
      value={shown}
      type={isSecret ? 'password' : inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={inputMode}
      isWhole={isWhole}
      start={start}
      end={end}
    >
      <Input
        className={`${classes} ${quietPlaceholder}`}
        placeholder={placeholder}
        onChange={change}
      />
      {!(isSecret && value) && (
        <span className={`${classes} ${ghost}`} aria-hidden="true">
          <span className={taken}>{shown}</span>
          {placeholder.slice(shown.length)}
        </span>
      )}
    </FieldFrame>
  );
}
