import { Icon } from '@foyer/ui/icon';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { type ReactNode, useId } from 'react';
import * as css from './items-section.css.ts';
import { wordBucket } from './fit-words.ts';

/** Props of {@link ItemsSection}. */
interface ItemsSectionProps {
  title: string;
  /** A few words over the headline. */
  label?: string | undefined;
  /** Where the headline leads, to all of what it shows. */
  href?: string | undefined;
  /** Under it; may be read from the server's HTML. */
  note?: ReactNode;
  /** What leads on, at the end of the head. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A block that shows things of the service under a headline. */
export function ItemsSection({ title, label, href, note, tools, children }: ItemsSectionProps) {
  const id = useId();
  const look = useLabel().variants.cards;
  return (
    <ListBody>
      <section className={css.section[look]} aria-labelledby={id}>
        <div className={css.head}>
          <div className={css.words}>
            {label !== undefined && <p className={css.label}>{label}</p>}
            <h2 id={id} className={css.heading} data-word={wordBucket(title)}>
              {href === undefined ? (
                title
              ) : (
                <a className={css.all} href={href}>
                  {title} <Icon name="chevron-end" size={24} />
                </a>
              )}
            </h2>
            {note !== undefined && <div className={css.note}>{note}</div>}
          </div>
          {tools}
        </div>
        {children}
      </section>
    </ListBody>
  );
}
