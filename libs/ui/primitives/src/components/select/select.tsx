import { useId } from 'react';
import { useFieldNotes } from '../field-error/index.ts';
import { Icon } from '../icon/index.ts';
import { FieldBox } from '../text-field/field-box.tsx';
import type { FieldProps } from '../text-field/field.types.ts';
import { field, input, label as labelStyle } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { chevron, closed, drawnList } from './select.css.ts';
import { ownScroll, useOpenList } from './use-open-list.ts';

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string;
  label: string;
  /** @default false */
  isDisabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps extends Omit<FieldProps, 'autoFocus'> {
  options: readonly SelectOption[];
  /** Shown as long as nothing is chosen, that is, while `value` is empty. */
  placeholder?: string;
}

/**
 * One of several choices from a list. The native control: it is in the server's HTML without a style, works before
 * the scripts are there, and is the device's own wheel or sheet on a phone.
 */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  errorMessage,
  isDisabled = false,
  autoComplete,
  name,
}: SelectProps) {
  const skin = useFieldSkin();
  const id = useId();
  const list = useOpenList();
  const notes = useFieldNotes(hint, errorMessage);
  return (
    <div className={field({ skin })}>
      <FieldBox
        label={
          <label htmlFor={id} className={labelStyle({ skin })}>
            {label}
          </label>
        }
        notes={notes}
        hint={hint}
        errorMessage={errorMessage}
        isDisabled={isDisabled}
      >
        <select
          ref={list}
          {...ownScroll}
          id={id}
          className={`${input({ skin })} ${drawnList[skin]} ${closed}`}
          data-empty={value === '' || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          autoComplete={autoComplete}
          name={name}
          aria-describedby={notes.describedBy}
          aria-invalid={notes.isInvalid || undefined}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron} data-skin={skin}>
          <Icon name="chevron-down" size={20} />
        </span>
      </FieldBox>
    </div>
  );
}
