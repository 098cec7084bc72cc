import { useId } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import { FieldError, useFieldNotes } from '@foyer/ui/field-error';
import { Icon } from '@foyer/ui/icon';
import { group, legend } from '@foyer/ui/radio-group/radio-group.css';
import { check, control, item, pictures } from './avatar-picker.css.ts';

/** One picture of an {@link AvatarPicker}. */
export interface AvatarOption {
  id: string;
  picture: Picture;
  /** Read in its place, such as «Картинка 3»: the service names no pictures. */
  label: string;
}

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps {
  label: string;
  options: readonly AvatarOption[];
  /** Id of the chosen picture; empty for none. */
  value: string;
  onChange: (id: string) => void;
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** The pictures that a profile may have, one of them chosen. Native controls; arrow keys choose. ENTITY-004 */
export function AvatarPicker({
  label,
  options,
  value,
  onChange,
  errorMessage,
  isDisabled = false,
}: AvatarPickerProps) {
  const name = useId();
  const { errorId, describedBy, isInvalid } = useFieldNotes(undefined, errorMessage);
  return (
    <fieldset
      className={group}
      role="radiogroup"
      disabled={isDisabled}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      <legend className={legend}>{label}</legend>
      <div className={pictures}>
        {options.map((option) => (
          <label key={option.id} className={item}>
            <input
              type="radio"
              className={control}
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              aria-label={option.label}
            />
            <Avatar name="" picture={option.picture} size="medium" isOn={option.id === value} />
            {option.id === value && (
              <span className={check}>
                <Icon name="check" size={16} />
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={errorMessage} />
    </fieldset>
  );
}
