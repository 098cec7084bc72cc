import { Children, useId } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import type { ShelfProps } from './shelf.types.ts';
import { Icon } from '@foyer/ui/icon';
import { Section } from '@foyer/ui/print/section';
import { arrow, arrows, room, rows } from './paged.css.ts';
import { RowCells } from './row-cells.tsx';
import { usePaging } from './use-paging.ts';
import { useRowFollower } from './use-row-follower.ts';

/** How many cells a page of 1152 px holds; more need arrows before anything is measured. */
const cellsAtFirst = { poster: 6, horizontal: 3, channel: 3, person: 6 } as const;

/** A row of cards that turns page by page with arrows in its head; on phones it scrolls and runs out of the page. */
export default function ShelfPaged({
  heading,
  subHeading,
  href,
  children,
  cell = 'poster',
}: ShelfProps) {
  const t = useTranslate();
  const rowId = useId();
  const count = Children.count(children);
  const { ref, canGoBack, canGoOn, turn } = usePaging(count > cellsAtFirst[cell]);
  const span = useRowFollower(ref, count);

  const buttons = (canGoBack || canGoOn) && (
    <div className={arrows}>
      <button
        type="button"
        className={arrow}
        aria-label={t('shell.shelf.previous', { heading })}
        aria-controls={rowId}
        aria-disabled={!canGoBack}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-start" size={24} />
      </button>
      <button
        type="button"
        className={arrow}
        aria-label={t('shell.shelf.next', { heading })}
        aria-controls={rowId}
        aria-disabled={!canGoOn}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-end" size={24} />
      </button>
    </div>
  );

  return (
    <Section
      heading={heading}
      tools={buttons}
      {...(subHeading && { subHeading })}
      {...(href && { href })}
    >
      <div className={room}>
        <ul ref={ref} id={rowId} className={rows[cell]}>
          <RowCells span={span}>{children}</RowCells>
        </ul>
      </div>
    </Section>
  );
}
