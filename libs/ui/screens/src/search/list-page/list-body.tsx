import type { ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { body } from './list-page.css.ts';

/** The gutters of the page round what does not keep them itself. Blocks stand in it too, and need no heading of a page. */
export function ListBody({ children }: { children: ReactNode }) {
  const look = useLabel().variants.cards;
  return <div className={body[look]}>{children}</div>;
}
