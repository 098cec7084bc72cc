import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import {
  head,
  heading as headingStyle,
  long,
  more,
  note,
  outer,
  section,
  short,
  tools,
} from './section.css.ts';
import { column, draws, drawn } from './print.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';

/** Props of {@link Section}. */
export interface SectionProps {
  heading: string;
  subHeading?: string;
  /** Where all of it is. */
  href?: string;
  /** Stands at the end of the head, after the link. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section between heavy rules: heading, note, the way to all of it, content. */
export function Section({ heading, subHeading, href, tools: extra, children }: SectionProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <section className={`${column} ${outer}`} aria-labelledby={headingId}>
      <div className={section}>
        <div className={head}>
          <h2 id={headingId} className={headingStyle}>
            {heading}
          </h2>
          {subHeading && <p className={note}>{subHeading}</p>}
          {(href || extra) && (
            <div className={tools}>
              {href && (
                <a className={`${more} ${draws}`} href={href}>
                  <span aria-hidden="true">
                    <span className={`${drawn} ${long}`}>{t('print.all')}</span>
                    <span className={`${drawn} ${short}`}>{t('print.allShort')}</span>
                  </span>
                  <VisuallyHidden>{t('shell.shelf.all', { heading })}</VisuallyHidden>
                  <Icon name="arrow-end" size={16} />
                </a>
              )}
              {extra}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
