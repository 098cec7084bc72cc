import { useId } from 'react';
import { formatCount } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { WordButton } from '@foyer/ui/link';
import { column } from '@foyer/ui/print/print.css';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { chosenTitles, isChosen, toggled } from './chosen-filters.ts';
import type { FilterBarProps } from './filter-bar.types.ts';
import { scripted } from './plain-filters.css.ts';
import { PlainFilters } from './plain-filters.tsx';
import { WordList } from './word-list.tsx';
import { Word } from './word.tsx';
import { found, group, head, orders, sentence, side, spread } from './words.css.ts';

/** Filters as a column of word lists, the choice as a sentence over the results. */
export default function FilterWords(props: FilterBarProps) {
  const { filters, chosen, onChange, resultCount, sortOptions, sort, onSort, children } = props;
  const t = useTranslate('component');
  const language = useLanguage();
  const sortName = useId();
  const titles = chosenTitles(chosen, filters);
  const switches = filters.filter(({ kind }) => kind === 'switch');

  return (
    <div className={`${column} ${spread}`}>
      <div>
        <section className={`${side} ${scripted}`} aria-label={t('component.filters.title')}>
          {filters.map(
            (filter) =>
              filter.kind !== 'switch' && (
                <WordList key={filter.id} filter={filter} chosen={chosen} onChange={onChange} />
              ),
          )}
          {switches.length > 0 && (
            <div className={group}>
              {switches.map((filter) => (
                <Word
                  key={filter.id}
                  title={filter.title}
                  type="checkbox"
                  group={filter.id}
                  isChosen={isChosen(chosen, filter)}
                  onChoose={() => onChange(toggled(chosen, filter))}
                />
              ))}
            </div>
          )}
        </section>
        <PlainFilters {...props} />
      </div>
      <div>
        <div className={head}>
          <p className={sentence}>
            {titles.length > 0 ? titles.join(', ') : t('component.filters.all')}
          </p>
          {titles.length > 0 && (
            <span className={scripted}>
              <WordButton onPress={() => onChange({})}>{t('component.filters.reset')}</WordButton>
            </span>
          )}
          <output className={found}>
            {resultCount !== undefined &&
              t('component.filters.found', {
                count: resultCount,
                shown: formatCount(resultCount, language),
              })}
          </output>
        </div>
        <fieldset className={`${orders} ${scripted}`}>
          <legend className={hidden}>{t('component.filters.sort')}</legend>
          {sortOptions.map(({ id, title }) => (
            <Word
              key={id}
              title={title}
              type="radio"
              group={sortName}
              isChosen={id === sort}
              onChoose={() => onSort(id)}
            />
          ))}
        </fieldset>
        {children}
      </div>
    </div>
  );
}
