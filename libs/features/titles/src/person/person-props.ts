import type { PersonPage } from '@foyer/contract';
import { titleSummary } from '@foyer/blocks';
import type { Translate } from '@foyer/ui/i18n';
import { personPath } from '@foyer/site-map';
import { personQueryNames, type PersonPageInput } from './person-input.ts';

/** The page of a person in words and links; with the texts of `item` loaded. */
export function personProps(person: PersonPage, { role }: PersonPageInput, t: Translate) {
  const path = personPath(person);
  const hrefOf = (query: Record<string, string>) => {
    const words = new URLSearchParams(query).toString();
    return words ? `${path}?${words}` : path;
  };
  const { role: roleName, after } = personQueryNames;
  return {
    trades: person.roles.map((each) => t(`item.trades.${each}`)).join(', '),
    titles: person.items.map(({ media_item: item, character }) => ({
      ...titleSummary(item),
      ...(character !== undefined && { summary: character }),
    })),
    current: hrefOf(role === undefined ? {} : { [roleName]: role }),
    // Who does one thing alone leaves nothing to choose.
    filters:
      person.roles.length < 2
        ? []
        : [
            { title: t('item.person.all'), href: path },
            ...person.roles.map((each) => ({
              title: t(`item.roles.${each}`),
              href: hrefOf({ [roleName]: each }),
            })),
          ],
    moreHref:
      person.next_cursor === undefined
        ? undefined
        : hrefOf({ ...(role !== undefined && { [roleName]: role }), [after]: person.next_cursor }),
  };
}
