import { useTranslate } from '@foyer/ui/i18n';
import { ChipList } from './chip-list.tsx';
import { chip, count } from './chips.css.ts';
import { chosenOptions, isChosen, toggled, without } from './chosen-filters.ts';
import type { ChosenFilters, Filter, ListFilter } from './filter-bar.types.ts';

interface FilterChipProps<Kind extends Filter> {
  filter: Kind;
  chosen: ChosenFilters;
  onChange: (chosen: ChosenFilters) => void;
}

/** Stands in the list for no choice at all; the server's options have names. */
const all = '';

/** One filter as a chip: a switch, or the way to a list. */
export function FilterChip({ filter, chosen, onChange }: FilterChipProps<Filter>) {
  if (filter.kind !== 'switch')
    return <ListChip filter={filter} chosen={chosen} onChange={onChange} />;
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={isChosen(chosen, filter)}
      data-chosen={isChosen(chosen, filter) || undefined}
      onClick={() => onChange(toggled(chosen, filter))}
    >
      {filter.title}
    </button>
  );
}

function ListChip({ filter, chosen, onChange }: FilterChipProps<ListFilter>) {
  const t = useTranslate('component');
  const { title, kind, allTitle = title, options } = filter;
  const own = chosenOptions(chosen, filter);
  const only = kind === 'single' ? own[0] : undefined;
  const choose = (id: string) =>
    onChange(id === all ? without(chosen, filter) : toggled(chosen, filter, id));

  return (
    <ChipList
      className={chip}
      label={nameOf()}
      isLit={own.length > 0}
      options={[{ id: all, title: allTitle }, ...options]}
      isChosen={(id) => (id === all ? own.length === 0 : isChosen(chosen, filter, id))}
      onChoose={choose}
      isMultiple={kind === 'multiple'}
    >
      {only?.title ?? title}
      {!only && own.length > 0 && <span className={count}>{own.length}</span>}
    </ChipList>
  );

  function nameOf(): string {
    if (only) return `${title}: ${only.title}`;
    return own.length > 0 ? t('component.filters.chosen', { title, total: own.length }) : title;
  }
}
