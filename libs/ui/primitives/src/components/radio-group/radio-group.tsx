import { useId } from 'react';
import { useLabel } from '../../theme/label-context.tsx';
import { FieldError, useFieldNotes } from '../field-error/index.ts';
import { group, items, legend, wideItems, wideLegend } from './radio-group.css.ts';
import { RadioRow, type RadioOption } from './radio-row.tsx';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  /** Of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** `wide` is for choices with a mark and a sum, such as ways to pay. @default 'plain' */
  size?: 'plain' | 'wide';
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** Of the value in a form that is sent without scripts. @default one that no other group has */
  name?: string;
}

/** One of a few choices that are all in sight. Native controls, drawn by the label; arrow keys choose. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  size = 'plain',
  errorMessage,
  isDisabled = false,
  name,
}: RadioGroupProps) {
  const { choice } = useLabel().variants;
  const id = useId();
  const { errorId, describedBy, isInvalid } = useFieldNotes(undefined, errorMessage);
  const isWide = size === 'wide';
  return (
    <fieldset
      className={group}
      role="radiogroup"
      disabled={isDisabled}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      data-size={size}
    >
      <legend className={isWide ? wideLegend[choice] : legend}>{label}</legend>
      <div className={isWide ? wideItems[choice] : items}>
        {options.map((option, index) => (
          <RadioRow
            key={option.value}
            option={option}
            group={name ?? id}
            id={`${id}-${index}`}
            isWide={isWide}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={errorId} text={errorMessage} />
    </fieldset>
  );
}
