import type { ComponentProps, ReactNode } from 'react';
import { buttons } from './controls.css.ts';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  look?: 'plain' | 'main';
  icon?: IconName;
  children: ReactNode;
}

/** A button with words. */
export const Button = ({ look = 'plain', icon, children, ...props }: ButtonProps) => (
  <button type="button" {...props} className={buttons[look]}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName;
  /** What it does; shown when it is pointed at. */
  name: string;
}

/** A button with a drawing alone. */
export const IconButton = ({ icon, name, ...props }: IconButtonProps) => (
  <button type="button" aria-label={name} title={name} {...props} className={buttons.icon}>
    <Icon name={icon} />
  </button>
);
