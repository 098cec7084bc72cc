import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from '../text-field/field-frame.tsx';
import type { FieldProps } from '../text-field/field.types.ts';
import { input } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import {
  caretAfter,
  digitsOf,
  maskFor,
  readEdit,
  setDigits,
  type Mask,
  type MaskEdit,
  type ReadDigits,
} from './digit-mask.ts';
import { dots, ghost, quietPlaceholder, taken } from './masked-field.css.ts';
import { useUndo } from './use-undo.ts';

/** Props of {@link MaskedField}; `value` and `onChange` carry digits only. */
export interface MaskedFieldProps extends FieldProps {
  /** The form of the longest entry; each X stands for a digit. */
  mask: Mask;
  /** What is drawn in empty places, as long as an ordinary entry. */
  placeholder: string;
  /** @default 'numeric' */
  inputMode?: 'numeric' | 'tel';
  /** Shows dots; no browser takes it for a password that it could keep. @default false */
  isSecret?: boolean;
  /** Seen whole in any width: its type follows the field's. @default that of a mask of more than ten places */
  isWhole?: boolean;
  /** Marks the field without words of its own. @default false */
  isInvalid?: boolean;
  /** Id of words that stand elsewhere and are read with the field. */
  describedBy?: string | undefined;
  /** The field was left. */
  onBlur?: () => void;
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

/** Whether a text came as a whole, from the browser's memory or a scanner: then the caret says nothing. */
const isFilledIn = (element: HTMLInputElement, event: Event) =>
  document.activeElement !== element ||
  !(event instanceof InputEvent) ||
  event.inputType === 'insertReplacementText';

/** A field of digits in fixed places. The caret stays with its digit wherever one types. */
export function MaskedField({
  value,
  onChange,
  mask,
  placeholder,
  inputMode = 'numeric',
  isSecret = false,
  isWhole = maskFor(mask, value).length > 10,
  read,
  intercept,
  start,
  end,
  ...rest
}: MaskedFieldProps) {
  const skin = useFieldSkin();
  const element = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? setDigits(value, maskFor(mask, value));
  const classes = `${input({ skin, hasStart: start !== undefined })} ${isSecret ? dots : ''}`;

  const write = ({ digits, caret }: MaskEdit) => {
    if (!element.current) return;
    // Written before React does, which would leave the caret at the end.
    element.current.value = setDigits(digits, maskFor(mask, digits));
    const place = caretAfter(caret, element.current.value);
    if (document.activeElement === element.current) element.current.setSelectionRange(place, place);
    if (digits !== value) onChange(digits);
  };
  const undo = useUndo(value, write);
  const digitsBeforeCaret = () =>
    digitsOf(element.current?.value.slice(0, element.current.selectionStart ?? undefined) ?? '')
      .length;

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = currentTarget.value;
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!isComposing && intercept?.(text)) return;
    const isFilled = !isComposing && isFilledIn(currentTarget, nativeEvent);
    const edit = readEdit({
      text,
      caret: isFilled ? text.length : (currentTarget.selectionStart ?? text.length),
      deletion: deletionOf(nativeEvent),
      before: value,
      mask,
      read,
    });
    if (edit.digits !== value) undo.remember(edit.digits);
    if (!isComposing) {
      setComposed(undefined);
      write(edit);
      return;
    }
    // A keyboard that is still composing loses its place when its text is rewritten.
    setComposed(text);
    if (edit.digits !== value) onChange(edit.digits);
  };

  return (
    <FieldFrame
      {...rest}
      value={shown}
      type={inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={inputMode}
      isWhole={isWhole}
      start={start}
      end={end}
    >
      <Input
        ref={element}
        // Digits stand from left to right also where the page does not.
        dir="ltr"
        className={`${classes} ${quietPlaceholder}`}
        placeholder={placeholder}
        onChange={change}
        onCompositionEnd={() => {
          setComposed(undefined);
          write({ digits: value, caret: digitsBeforeCaret() });
        }}
        onKeyDown={(event) => undo.press(event, digitsBeforeCaret())}
      />
      {!(isSecret && value) && (
        <span className={`${classes} ${ghost}`} dir="ltr" aria-hidden="true">
          <span className={taken}>{shown}</span>
          {placeholder.slice(shown.length)}
        </span>
      )}
    </FieldFrame>
  );
}
