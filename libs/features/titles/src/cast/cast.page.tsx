import { useQuery } from '@tanstack/react-query';
import { mediaItemQuery } from '@foyer/client';
import { setType, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ListBody, ListPage } from '@foyer/screens/list-page';
import { CrumbBar } from '@foyer/screens/page-crumbs';
import { PeopleGroups } from '@foyer/screens/people';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { fullName } from '../media-item/series/series-names.ts';
import { castCrumbs } from './cast-crumbs.ts';
import { castGroups } from './cast-groups.ts';
import type { CastPageData } from './load-cast.ts';

/** Everybody who made a title. ROUTE-026 */
export function CastPage({ id, type }: Pick<CastPageData, 'id' | 'type'>) {
  const t = useTranslate('item');
  const language = useLanguage();
  const siteName = useLabel().name[language];
  const { data: item } = useQuery(mediaItemQuery(useClient(), id, type));
  if (!item) return null;
  return (
    <>
      <CrumbBar items={castCrumbs(item, { t, siteName })} />
      <ListPage heading={setType(t('item.cast.of', { title: fullName(item) }), language)}>
        <ListBody>
          <PeopleGroups groups={castGroups(item, t)} />
        </ListBody>
      </ListPage>
    </>
  );
}
