import { useId } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import { choice, control, group, legend, list } from './icon-picker.css.ts';

/** A picture that can be chosen. */
export interface IconOption {
  id: string;
  /** What is read in its place, such as «Картинка 3». */
  name: string;
  picture: Picture;
}

/** Props of {@link IconPicker}. */
export interface IconPickerProps {
  label: string;
  icons: readonly IconOption[];
  /** Id of the chosen one; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** One picture of several, all in sight. Native controls under the pictures; arrow keys choose. */
export function IconPicker({ label, icons, value, onChange }: IconPickerProps) {
  const id = useId();
  return (
    <fieldset className={group} role="radiogroup">
      <legend className={legend}>{label}</legend>
      <div className={list}>
        {icons.map((icon) => (
          <label key={icon.id} className={choice}>
            <input
              type="radio"
              className={control}
              name={id}
              value={icon.id}
              checked={icon.id === value}
              onChange={() => onChange(icon.id)}
              aria-label={icon.name}
            />
            <Avatar name="" picture={icon.picture} size="large" isOn={icon.id === value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
