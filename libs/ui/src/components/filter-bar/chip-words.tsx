import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { words } from './chips.css.ts';

/** What a chip shows, and what it is called: a number alone would not say that it counts what is chosen. */
export function ChipWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={words} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
