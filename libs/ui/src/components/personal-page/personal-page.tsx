import { useId, type ReactNode } from 'react';
import {
  content,
  heading as headingStyle,
  headingOnPaper,
  lead as leadStyle,
  lit,
  print,
  section,
  sectionHeading,
} from './personal-page.css.ts';
import { useRowLook } from './use-row-look.ts';

/** Props of {@link PersonalPage}. */
export interface PersonalPageProps {
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  children?: ReactNode;
}

/** A page of the personal area: its heading, and rows under it. */
export function PersonalPage({ heading, lead, children }: PersonalPageProps) {
  const isPaper = useRowLook() === 'ruled';
  return (
    <div className={isPaper ? print : lit}>
      <h1 className={isPaper ? `${headingStyle} ${headingOnPaper}` : headingStyle}>{heading}</h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      <div className={content}>{children}</div>
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
