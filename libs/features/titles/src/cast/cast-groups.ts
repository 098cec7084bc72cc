import type { MediaItem, PersonRole } from '@foyer/contract';
import type { Translate } from '@foyer/ui/i18n';
import type { PeopleGroup } from '@foyer/screens/people';
import { personSummary } from '../media-item/person-summary.ts';

/** Trades in the order of a title's credits. */
const order: readonly PersonRole[] = ['director', 'writer', 'camera', 'composer', 'actor'];

/** Everybody who made a title, trade by trade; with the texts of `item` loaded. */
export const castGroups = ({ persons }: MediaItem, t: Translate): readonly PeopleGroup[] =>
  order
    .map((role) => ({
      id: role,
      heading: t(`item.roles.${role}`),
      persons: persons.filter((person) => person.role === role).map(personSummary),
    }))
    .filter((group) => group.persons.length > 0);
