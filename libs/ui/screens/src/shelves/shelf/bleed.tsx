import { Children, useId } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import type { ShelfProps } from './shelf.types.ts';
import { Icon } from '@foyer/ui/icon';
import { IconButton } from '@foyer/ui/icon-button';
import {
  arrow,
  arrowBack,
  arrowOn,
  cell,
  head,
  heading as headingStyle,
  headingLink,
  row as rowStyle,
  shelf,
  subHeading as subHeadingStyle,
} from './bleed.css.ts';
import { RowCells } from './row-cells.tsx';
import { useRow } from './use-row.ts';
import { useRowFollower } from './use-row-follower.ts';

/** A row that runs to the window's edge and scrolls; arrows come with a mouse. */
export default function BleedShelf({ heading, subHeading, href, children }: ShelfProps) {
  const t = useTranslate();
  const id = useId();
  const { row, isAtStart, isAtEnd, measure, page } = useRow();
  const span = useRowFollower(row, Children.count(children));

  return (
    <section className={shelf} aria-labelledby={id} onPointerEnter={measure}>
      <div className={head}>
        <h2 className={headingStyle} id={id}>
          {href ? (
            <a className={headingLink} href={href}>
              {heading}
              <Icon name="chevron-end" size={20} />
            </a>
          ) : (
            heading
          )}
        </h2>
        {subHeading && <p className={subHeadingStyle}>{subHeading}</p>}
      </div>
      <ul ref={row} className={rowStyle} onScroll={measure} aria-labelledby={id}>
        <RowCells span={span} className={cell}>
          {children}
        </RowCells>
      </ul>
      {/* The keyboard reaches every card itself, so the arrows stay out of its way. */}
      <IconButton
        className={`${arrow} ${arrowBack}`}
        icon="chevron-start"
        look="plain"
        label={t('shell.shelf.previous', { heading })}
        tabIndex={-1}
        hidden={isAtStart}
        onClick={() => page(-1)}
      />
      <IconButton
        className={`${arrow} ${arrowOn}`}
        icon="chevron-end"
        look="plain"
        label={t('shell.shelf.next', { heading })}
        tabIndex={-1}
        hidden={isAtEnd}
        onClick={() => page(1)}
      />
    </section>
  );
}
