import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@foyer/client';
import { useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PersonalSections } from '@foyer/screens/personal-contents';
import { PersonalPage, type PersonalPageProps } from '@foyer/screens/personal-page';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { personalSections } from './personal-sections.ts';

/** Props of {@link PersonalFrame}. */
export interface PersonalFrameProps
  extends Pick<UnlistedHeadProps, 'address'>, Omit<PersonalPageProps, 'aside'> {
  /** The path of the page. */
  path: string;
  /** The page's own name in the crumbs, where the table of sections has none. */
  crumb?: string;
}

/** What every page of the personal area has: its head, the way to it, the sections beside it. CRUMB-003 */
export function PersonalFrame({ path, address, crumb, ...page }: PersonalFrameProps) {
  const t = useTranslate('crumbs', 'my');
  const unread = useUnread();
  return (
    <>
      <UnlistedHead title={page.heading} address={address} />
      <PageCrumbs path={path} {...(crumb !== undefined && { lastTitle: crumb })} />
      <PersonalPage
        {...page}
        aside={
          <PersonalSections
            label={t('my.sections')}
            sections={personalSections(t, unread)}
            currentPath={path}
          />
        }
      />
    </>
  );
}

/** How many messages wait to be read; the viewer has come with the page. */
export function useUnread(): number {
  const { data } = useQuery({ ...userQuery(useClient()), enabled: false });
  return data?.unread_messages ?? 0;
}
