import { useId } from 'react';
import { spoken } from './controls.css.ts';
import * as css from './segmented.css.ts';

interface SegmentedProps<Value extends string> {
  name: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segmented<Value extends string>({
  name,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.group}>
      <legend className={spoken}>{name}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            className={css.radio}
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
