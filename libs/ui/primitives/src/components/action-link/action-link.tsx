import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from '../../icons/icon-names.ts';
import { Icon } from '../icon/index.ts';
import { action } from './action-link.css.ts';

/** Props of {@link ActionLink}. */
export interface ActionLinkProps {
  href: string;
  /** One of each row is primary. @default 'primary' */
  look?: 'primary' | 'glass' | 'plain' | 'quiet';
  /** @default 'normal' */
  size?: 'normal' | 'compact' | 'dialog';
  icon?: IconName;
  /** The words on it; with `isRound` they are its name. */
  children: ReactNode;
  /** Shows the icon alone, in a circle. @default false */
  isRound?: boolean;
  className?: string;
  /** Reloads the whole document. @default false */
  isDocument?: boolean;
  /** Called before it leads there; may keep it from doing so. */
  onPress?: ((event: MouseEvent) => void) | undefined;
}

/** A link that looks like a button, because it starts something: watching, a trailer, a sign-in. */
export function ActionLink({
  href,
  look = 'primary',
  size = 'normal',
  icon,
  children,
  isRound = false,
  className = '',
  isDocument = false,
  onPress,
}: ActionLinkProps) {
  const classes = `${action({ look, size, shape: isRound ? 'round' : 'pill' })} ${className}`;
  const name = typeof children === 'string' ? children : undefined;
  return (
    <a
      className={classes.trim()}
      href={href}
      data-document={isDocument ? '' : undefined}
      onClick={onPress}
      aria-label={isRound ? name : undefined}
      title={isRound ? name : undefined}
    >
      {icon && <Icon name={icon} />}
      {!isRound && <span>{children}</span>}
    </a>
  );
}
