import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filtersQuery } from '@foyer/client';
import type { CatalogueSort } from '@foyer/contract';
import { FilterBar } from '@foyer/screens/filter-bar';
import { useTranslate } from '@foyer/ui/i18n';
import { ListPage, ListResults } from '@foyer/screens/list-page';
import { cataloguePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';
import { useList } from '@foyer/page-parts/lists/use-list';
import { choicePath, type CatalogueChoice } from './catalogue-choice.ts';
import { CatalogueCrumbs } from './catalogue-crumbs.tsx';
import { shownFilters } from './catalogue-filters.ts';
import { CatalogueTitles } from './catalogue-titles.tsx';
import { catalogueList, type CatalogueData } from './load-catalogue.ts';

/** The catalogue of a theme, or all of it: filters, order and titles; the address holds what is chosen. FILTER-001 */
export function CataloguePage({ theme, choice }: Omit<CatalogueData, 'head'>) {
  const t = useTranslate('browse');
  const client = useClient();
  const path = cataloguePath(theme);
  const { data: offered = { items: [], sorts: [] } } = useQuery(filtersQuery(client, theme));
  const addressOf = (of: CatalogueChoice) => choicePath(path, of, offered);
  const address = addressOf(choice);
  const list = useList(catalogueList(client, { theme, choice }), (page) =>
    addressOf({ ...choice, page }),
  );
  // A choice shows at once, and holds while the addresses on the way to it come; any other address passes it.
  const [wish, setWish] = useState({ onTheWay: [address], choice });
  const shown = wish.onTheWay.includes(address) ? wish.choice : choice;
  const isComing = addressOf(shown) !== address;
  if (!isComing && (wish.onTheWay.length > 1 || wish.onTheWay[0] !== address)) {
    setWish({ onTheWay: [address], choice });
  }

  const choose = (change: Partial<CatalogueChoice>) => {
    const next = { ...shown, page: 1, ...change };
    setWish({ onTheWay: [...wish.onTheWay, addressOf(next)], choice: next });
    goTo(addressOf(next), { isReplacing: true });
  };

  return (
    <>
      <CatalogueCrumbs theme={theme} />
      <ListPage heading={t(`browse.catalogue.heading.${theme ?? 'all'}`)}>
        <FilterBar
          action={path}
          filters={shownFilters(offered.items)}
          chosen={shown.filters}
          onChange={(filters) => choose({ filters })}
          resultCount={isComing ? undefined : list?.first.total_count}
          sortOptions={offered.sorts.map(({ alias, name }) => ({ id: alias, title: name }))}
          sort={shown.sort}
          // The bar offers what the service offers.
          onSort={(sort) => choose({ sort: sort as CatalogueSort })}
        >
          <ListResults isBusy={isComing}>
            {list && (
              <CatalogueTitles
                list={list}
                page={choice.page}
                hrefOf={(page) => addressOf({ ...choice, page })}
                resetHref={path}
              />
            )}
          </ListResults>
        </FilterBar>
      </ListPage>
    </>
  );
}
