import { ListBody } from '@foyer/screens/list-page';
import type { ReactNode } from 'react';
import { heading, section, titled } from './block-section.css.ts';

/** Props of {@link BlockSection}. */
interface BlockSectionProps {
  /** @default it has none, and is no part of its own for those who hear the page */
  title?: string | undefined;
  children: ReactNode;
}

/** A block of words in the gutters of the page, under its headline. */
export function BlockSection({ title, children }: BlockSectionProps) {
  return (
    <ListBody>
      {title === undefined ? (
        <div className={section}>{children}</div>
      ) : (
        <section className={titled} aria-label={title}>
          <h2 className={heading}>{title}</h2>
          <div>{children}</div>
        </section>
      )}
    </ListBody>
  );
}
