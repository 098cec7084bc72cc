import type { ReactNode } from 'react';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { words } from './chips.css.ts';

/** What a chip shows, and what it is called: a number alone would not say that it counts what is chosen. */
export function ChipWords({
  label,
  children,
}: {
  /** @default the words that are shown */
  label?: string | undefined;
  children: ReactNode;
}) {
  if (label === undefined) return <span className={words}>{children}</span>;
  return (
    <>
      <span className={words} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
