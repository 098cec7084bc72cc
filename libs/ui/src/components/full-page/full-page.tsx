import type { ReactNode } from 'react';
import { fullPage } from './full-page.css.ts';

/** A page without layout that fills the window, such as the player. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className={fullPage}>{children}</main>;
}
