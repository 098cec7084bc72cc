import { type ReactNode, useEffect, useRef } from 'react';
import { heading } from './pages.css.ts';

/** The headline of the current page; takes the focus when it appears, so that it is read. */
export function PageHeading({ children }: { children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <h3 ref={element} className={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
