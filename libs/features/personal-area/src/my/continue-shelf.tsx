import { useQuery } from '@tanstack/react-query';
import { positionsQuery } from '@foyer/client';
import { EntryRows } from '@foyer/screens/entry-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { continuePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { positionRow } from '../my-positions/position-row.ts';

/** The latest few of what is not watched to its end; the history has the rest. */
export const begun = { isContinueWatching: true, limit: 3 } as const;

/** What the profile goes on with, as rows; nothing where there is nothing. CARD-003, CARD-004 */
export function ContinueShelf() {
  const t = useTranslate('my');
  const { data } = useQuery(positionsQuery(useClient(), begun));
  if (!data || data.items.length === 0) return null;
  const heading = t('my.continue');
  return (
    <PersonalSection heading={heading}>
      <EntryRows
        label={heading}
        isBeside
        rows={data.items.map((entry) => ({
          ...positionRow(entry, t),
          ...(entry.media_item.type !== 'film' && { href: continuePath(entry) }),
        }))}
      />
    </PersonalSection>
  );
}
