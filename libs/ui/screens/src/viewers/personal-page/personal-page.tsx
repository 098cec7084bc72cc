import { useId, type ReactNode } from 'react';
import {
  besideAside,
  columnRows,
  columns,
  content,
  contentOfPlates,
  heading as headingStyle,
  lead as leadStyle,
  lit,
  litWide,
  litWithAside,
  print,
  section,
  sectionHeading,
} from './personal-page.css.ts';
import { useRowLook } from './use-row-look.ts';
import { PrintHeading } from '@foyer/ui/print/print-heading';

/** Props of {@link PersonalPage}. */
export interface PersonalPageProps {
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Stands before the rows where a dark page has room beside them, such as the sections of the area. */
  aside?: ReactNode;
  /** Its plates stand side by side where a dark page has room for them. @default false */
  isWide?: boolean;
  /** It has {@link PersonalColumns}, which take the whole width of a page of paper. @default false */
  hasColumns?: boolean;
  children?: ReactNode;
}

/** A page of the personal area: its heading, and rows under it. */
export function PersonalPage({
  heading,
  lead,
  aside,
  isWide = false,
  hasColumns = false,
  children,
}: PersonalPageProps) {
  const isPaper = useRowLook() === 'ruled';
  const hasAside = !isPaper && aside !== undefined;
  const hasPlates = !isPaper && isWide;
  const isFull = hasPlates || (isPaper && hasColumns);
  const rows = <div className={isFull ? contentOfPlates : content}>{children}</div>;
  const litLook = hasPlates ? litWide : lit;
  return (
    <div className={isPaper ? print : hasAside ? litWithAside : litLook}>
      {isPaper ? (
        <PrintHeading>{heading}</PrintHeading>
      ) : (
        <h1 className={headingStyle}>{heading}</h1>
      )}
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      {hasAside ? (
        <div className={besideAside}>
          {aside}
          {rows}
        </div>
      ) : (
        rows
      )}
    </div>
  );
}

/** Sections of a personal page that stand in two columns on paper, and one after the other on a dark page. */
export function PersonalColumns({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  if (useRowLook() !== 'ruled') {
    return (
      <>
        {children}
        {beside}
      </>
    );
  }
  return (
    <div className={columns}>
      <div className={columnRows}>{children}</div>
      <div className={columnRows}>{beside}</div>
    </div>
  );
}

/** Props of {@link PersonalSection}. */
export interface PersonalSectionProps {
  heading: string;
  children: ReactNode;
}

/** A part of a personal page under its own heading. */
export function PersonalSection({ heading, children }: PersonalSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
