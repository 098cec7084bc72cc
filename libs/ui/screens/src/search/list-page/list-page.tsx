import type { ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { PrintHeading } from '@foyer/ui/print/print-heading';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import {
  count,
  head,
  heading as headingStyle,
  lead as leadStyle,
  page,
  results,
  tabs,
} from './list-page.css.ts';

/** Props of {@link ListPage}. */
export interface ListPageProps {
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Runs from edge to edge; {@link ListBody} keeps the gutters of the page. */
  children: ReactNode;
}

/** A page of cards as wide as the window: its heading, and what is under it. */
export function ListPage({ heading, lead, children }: ListPageProps) {
  const look = useLabel().variants.cards;
  return (
    <div className={page}>
      <div className={head[look]}>
        {look === 'print' ? (
          <PrintHeading>{heading}</PrintHeading>
        ) : (
          <h1 className={headingStyle}>{heading}</h1>
        )}
        {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Tabs or words over the cards. */
export function ListTabs({ children }: { children: ReactNode }) {
  return <div className={tabs}>{children}</div>;
}

/** Says how many there are, or what was understood; heard when it changes. */
export function ListCount({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <output className={isHidden ? hidden : count}>{children}</output>;
}

/** Results that are read as one part; dimmed while others are on their way. */
export function ListResults({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={results} aria-busy={isBusy}>
      {children}
    </div>
  );
}
