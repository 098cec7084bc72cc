import type { ComponentProps } from 'react';
import type { IconName } from '../../icons/icon-names.ts';
import { action } from '../action-link/action-link.css.ts';
import { Icon } from '../icon/index.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'style' | 'aria-label'
> {
  icon: IconName;
  /** Its name. */
  label: string;
  /** @default 'glass' */
  look?: 'glass' | 'plain' | 'quiet';
  /** @default 'normal' */
  size?: 'normal' | 'compact';
  /** For a button that switches something: whether it is on. */
  isOn?: boolean;
}

/** A round button with an icon; a native one, light enough for the first load. */
export function IconButton({
  icon,
  label,
  look = 'glass',
  size = 'normal',
  isOn,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      // A tooltip of ours takes its place.
      title={label}
      {...rest}
      className={`${action({ look, size, shape: 'round' })} ${className}`.trim()}
      aria-label={label}
      aria-pressed={isOn}
    >
      <Icon name={icon} isOn={isOn ?? false} />
    </button>
  );
}
