import { useTranslate } from '@foyer/ui/i18n';
import { isChosen } from './chosen-filters.ts';
import type { Filter, FilterBarProps, FilterOption } from './filter-bar.types.ts';
import {
  form,
  group,
  legend,
  options as optionsStyle,
  pick,
  submit,
  title,
} from './plain-filters.css.ts';

/** Props of {@link PlainFilters}. */
type PlainFiltersProps = Pick<
  FilterBarProps,
  'action' | 'filters' | 'chosen' | 'sortOptions' | 'sort'
>;

/**
 * The same filters as a form of the browser's own, for readers without scripts: it leads to the address of the choice.
 * Names and values are those of the address. FILTER-008
 */
export function PlainFilters({ action, filters, chosen, sortOptions, sort }: PlainFiltersProps) {
  const t = useTranslate('component');
  const choices = filters.map((filter) => ({ filter, options: optionsOf(filter) }));
  return (
    <noscript>
      <details className={form} open={Object.keys(chosen).length > 0}>
        <summary className={title}>{t('component.filters.title')}</summary>
        <form action={action}>
          {choices.map(({ filter, options }) => (
            <fieldset key={filter.id} className={group}>
              <legend className={legend}>{filter.title}</legend>
              <div className={optionsStyle}>
                {options.map((option) => (
                  <label key={option.id} className={pick}>
                    <input
                      type={filter.kind === 'single' ? 'radio' : 'checkbox'}
                      name={filter.id}
                      value={option.id}
                      defaultChecked={isChosen(chosen, filter, option.id)}
                    />
                    {option.title}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset className={group}>
            <legend className={legend}>{t('component.filters.sort')}</legend>
            <div className={optionsStyle}>
              {sortOptions.map(({ id, title: name }) => (
                <label key={id} className={pick}>
                  <input type="radio" name="sort" value={id} defaultChecked={id === sort} />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className={submit}>
            {t('component.filters.apply')}
          </button>
        </form>
      </details>
    </noscript>
  );
}

/** What may be chosen; a switch is its own option. */
function optionsOf(filter: Filter): readonly FilterOption[] {
  return filter.kind === 'switch' ? [{ id: '1', title: filter.title }] : filter.options;
}
