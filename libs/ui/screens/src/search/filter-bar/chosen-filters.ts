import type { ChosenFilters, Filter, FilterOption } from './filter-bar.types.ts';

/** What the server and the address hold for a switch that is on. */
const on = '1';

/** Whether an option is chosen; a switch has no options and asks without one. */
export function isChosen(chosen: ChosenFilters, filter: Filter, optionId: string = on): boolean {
  return chosen[filter.id]?.includes(optionId) ?? false;
}

/** Chooses an option or takes it back; a single choice replaces the one before. */
export function toggled(
  chosen: ChosenFilters,
  filter: Filter,
  optionId: string = on,
): ChosenFilters {
  const { [filter.id]: before = [], ...others } = chosen;
  if (before.includes(optionId)) {
    const left = before.filter((id) => id !== optionId);
    return left.length > 0 ? { ...others, [filter.id]: left } : others;
  }
  const kept = filter.kind === 'multiple' ? before : [];
  return { ...others, [filter.id]: [...kept, optionId] };
}

/** The same choice without one filter. */
export function without(chosen: ChosenFilters, filter: Filter): ChosenFilters {
  const { [filter.id]: _, ...others } = chosen;
  return others;
}

/** The chosen options of a filter in the filter's own order; a switch that is on is its own option. */
export function chosenOptions(chosen: ChosenFilters, filter: Filter): readonly FilterOption[] {
  if (filter.kind === 'switch')
    return isChosen(chosen, filter) ? [{ id: on, title: filter.title }] : [];
  return filter.options.filter(({ id }) => isChosen(chosen, filter, id));
}

/** Everything chosen, as titles in the order of the filters. */
export function chosenTitles(chosen: ChosenFilters, filters: readonly Filter[]): readonly string[] {
  return filters.flatMap((filter) => chosenOptions(chosen, filter).map(({ title }) => title));
}
