import type { MouseEvent } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import type { GuideProps } from './guide.types.ts';
import {
  arrow,
  arrows,
  counter,
  filter as filterStyle,
  filters as filtersStyle,
  tools,
} from './listing-tools.css.ts';
import type { spreadOf } from './spread.ts';

/** Props of {@link ListingTools}. */
export interface ListingToolsProps extends Pick<
  GuideProps,
  'filters' | 'filterId' | 'onFilterChange'
> {
  spread: ReturnType<typeof spreadOf>;
  /** Of all channels. */
  count: number;
  onTurn: (step: 1 | -1) => void;
}

/** Over the columns: the groups of channels as words, and the arrows that turn the spread. */
export function ListingTools({
  filters = [],
  filterId,
  onFilterChange,
  spread,
  count,
  onTurn,
}: ListingToolsProps) {
  const t = useTranslate('component');
  const { first, last, hasPrevious, hasNext } = spread;
  const range = t('shell.shelf.range', { from: first + 1, to: last + 1, total: count });
  const arrowOf = (step: 1 | -1, canTurn: boolean) => (
    <button
      type="button"
      className={arrow}
      aria-label={t(step < 0 ? 'component.guide.previousChannels' : 'component.guide.nextChannels')}
      // Kept in reach at the end, or the focus would fall out of the page with it.
      aria-disabled={!canTurn}
      onClick={() => canTurn && onTurn(step)}
    >
      <Icon name={step < 0 ? 'back' : 'arrow-end'} size={20} />
    </button>
  );

  return (
    <div className={tools}>
      <nav aria-label={t('component.guide.group')} className={filtersStyle}>
        {filters.map(({ id, title, href }) => (
          <a
            key={id}
            className={filterStyle}
            href={href}
            aria-current={id === filterId || undefined}
            onClick={(event) => chooseHere(event, id, onFilterChange)}
          >
            {title}
          </a>
        ))}
      </nav>
      {(hasPrevious || hasNext) && (
        <div className={arrows}>
          <p className={counter} aria-live="polite">
            {range}
          </p>
          {arrowOf(-1, hasPrevious)}
          {arrowOf(1, hasNext)}
        </div>
      )}
    </div>
  );
}

function chooseHere(
  event: MouseEvent,
  id: string,
  onFilterChange: ((id: string) => void) | undefined,
): void {
  // With a modifier the link is opened elsewhere, by the browser.
  if (!onFilterChange || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onFilterChange(id);
}
