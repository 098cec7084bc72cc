import type { ReactNode } from 'react';
import { fullPage } from './full-page.css.ts';
import { StartNote } from './start-note.tsx';

/** Props of {@link FullPage}. */
export interface FullPageProps {
  /** `div` where the page has its main area already. @default 'main' */
  as?: 'main' | 'div';
  children: ReactNode;
}

/** A page without layout that fills the window, such as the player. */
export function FullPage({ as: Tag = 'main', children }: FullPageProps) {
  return (
    <Tag className={fullPage}>
      {children}
      <StartNote />
    </Tag>
  );
}
