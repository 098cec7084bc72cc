import { type ReactNode, useId } from 'react';
import { heading, section } from './panels.css.ts';

/** A part of the explorer with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
