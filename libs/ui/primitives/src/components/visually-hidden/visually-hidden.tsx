import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Text for the ear alone. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={hidden}>{children}</Tag>;
}
