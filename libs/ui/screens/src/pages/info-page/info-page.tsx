import { useId, type ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { body } from '../../search/list-page/list-page.css.ts';
import * as css from './info-page.css.ts';

/** Props of {@link InfoPage}. */
export interface InfoPageProps {
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Paragraphs, lists, questions and {@link InfoSection}s. */
  children: ReactNode;
}

/** A page to be read: its heading, and words in a column no wider than the eye follows. */
export function InfoPage({ heading, lead, children }: InfoPageProps) {
  const look = useLabel().variants.cards;
  return (
    <article className={`${body[look]} ${css.page}`}>
      <h1 className={css.heading[look]}>{heading}</h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </article>
  );
}

/** A part of a page to be read, under a heading of its own. */
export function InfoSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.subheading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
