import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useState } from 'react';
import { formatCount } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { ChipList } from './chip-list.tsx';
import { ChipWords } from './chip-words.tsx';
import { bar, chip, chips, count, gutters, opener, reset, results, sortWord } from './chips.css.ts';
import { chosenTitles } from './chosen-filters.ts';
import type { FilterBarProps } from './filter-bar.types.ts';
import { FilterChip } from './filter-chip.tsx';
import { scripted } from './plain-filters.css.ts';
import { PlainFilters } from './plain-filters.tsx';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).default);

/** Filters as one row of chips over the results, sticky; on phones one chip opens a sheet from below. */
export default function FilterChips(props: FilterBarProps) {
  const { filters, chosen, onChange, resultCount, sortOptions, sort, onSort, children } = props;
  const t = useTranslate('component');
  const language = useLanguage();
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const total = chosenTitles(chosen, filters).length;
  const title = t('component.filters.title');
  const sortTitle = sortOptions.find(({ id }) => id === sort)?.title ?? '';

  return (
    <>
      <section className={`${bar} ${scripted}`} aria-label={title}>
        <div className={opener}>
          <button
            type="button"
            className={chip}
            aria-haspopup="dialog"
            data-chosen={total > 0 || undefined}
            onClick={() => setSheet('open')}
          >
            <ChipWords
              label={total > 0 ? t('component.filters.chosen', { title, total }) : undefined}
            >
              <Icon name="filters" size={20} />
              {title}
              {total > 0 && <span className={count}>{total}</span>}
            </ChipWords>
          </button>
        </div>
        <div className={chips}>
          {filters.map((filter) => (
            <FilterChip key={filter.id} filter={filter} chosen={chosen} onChange={onChange} />
          ))}
          {total > 0 && (
            <button type="button" className={reset} onClick={() => onChange({})}>
              {t('component.filters.reset')}
            </button>
          )}
        </div>
        <ChipList
          className={sortWord}
          label={`${t('component.filters.sort')}: ${sortTitle}`}
          options={sortOptions}
          isChosen={(id) => id === sort}
          onChoose={onSort}
          edge="end"
        >
          {sortTitle}
        </ChipList>
      </section>
      <div className={gutters}>
        <PlainFilters {...props} />
      </div>
      <output className={hidden}>
        {resultCount !== undefined &&
          t('component.filters.found', {
            count: resultCount,
            shown: formatCount(resultCount, language),
          })}
      </output>
      <div className={results}>{children}</div>
      {sheet !== 'unused' && (
        <Suspense>
          <FilterSheet {...props} isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
