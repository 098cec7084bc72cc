import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

/** A word on a coloured plate, such as «Премьера» or «Эфир». */
export function Badge({
  tone = 'accent',
  children,
}: {
  /** @default 'accent' */
  tone?: 'accent' | 'live' | 'quiet';
  children: ReactNode;
}) {
  return <span className={badge({ tone })}>{children}</span>;
}
