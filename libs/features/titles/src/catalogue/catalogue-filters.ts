import type { FilterDefinition } from '@foyer/contract';
import type { Filter } from '@foyer/screens/filter-bar';

/** Names of options come as words of a sentence; in a list each stands alone. */
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The service's filters as the filter bar takes them: `multiple` with options, `custom` as a switch. FILTER-005 */
export const shownFilters = (filters: readonly FilterDefinition[]): Filter[] =>
  filters.map((filter) =>
    filter.type === 'custom'
      ? { kind: 'switch', id: filter.alias, title: filter.name }
      : {
          kind: 'multiple',
          id: filter.alias,
          title: filter.name,
          allTitle: filter.all_options_title,
          options: filter.options.map(({ alias, name }) => ({ id: alias, title: capital(name) })),
        },
  );
