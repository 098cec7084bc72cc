import type { ReactNode } from 'react';

/** A horizontally scrolling row of cards under a heading. */
export interface ShelfProps {
  heading: string;
  subHeading?: string;
  /** Where the heading leads. */
  href?: string;
  /** List items; the shelf puts each in its own cell. */
  children: ReactNode;
  /** Decides cell width and arrow positions. @default 'poster' */
  cell?: 'poster' | 'horizontal' | 'channel' | 'person';
}
