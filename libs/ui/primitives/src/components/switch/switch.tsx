import { useId } from 'react';
import { useLabel } from '../../theme/label-context.tsx';
import { description as descriptionStyle, mark, name as nameStyle, root } from './switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps {
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** What it does, or why it cannot be changed; read with the name. */
  description?: string;
  /** @default false */
  isDisabled?: boolean;
  name?: string;
}

// Without `aria-checked`: the native control says by itself whether it is on, and HTML forbids saying it twice.
const switchRole = { role: 'switch' } as const;

/** Switches something on at once, without a button to confirm. The native control, drawn by the label. */
export function Switch({
  label,
  isSelected,
  onChange,
  description,
  isDisabled = false,
  name,
}: SwitchProps) {
  const id = useId();
  const { choice } = useLabel().variants;
  return (
    <label className={root[choice]}>
      <span id={`${id}-name`} className={nameStyle}>
        {label}
      </span>
      <input
        type="checkbox"
        {...switchRole}
        className={mark[choice]}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
        name={name}
        // Without it the description, being in the same label, would be part of the name.
        aria-labelledby={`${id}-name`}
        aria-describedby={description && `${id}-description`}
      />
      {description && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
    </label>
  );
}
