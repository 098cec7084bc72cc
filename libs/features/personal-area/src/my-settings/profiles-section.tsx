import { useQuery } from '@tanstack/react-query';
import { profilesQuery } from '@foyer/client';
import { ActionRows } from '@foyer/screens/action-rows';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { PersonalSection } from '@foyer/screens/personal-page';
import { profilePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';

/** The profiles of the account, each with the way to its page. @param currentId - Of the one in force. */
export function ProfilesSection({ currentId }: { currentId: string | undefined }) {
  const t = useTranslate('screen');
  const profiles = useQuery(profilesQuery(useClient()));
  return (
    <PersonalSection heading={t('screen.settings.profiles')}>
      {profiles.isPending && <LoadingLine />}
      {profiles.data && (
        <ActionRows
          rows={profiles.data.items.map(({ id, name, icon }) => ({
            id,
            title: name,
            avatar: { picture: icon.image },
            href: profilePath(id),
            ...(id === currentId && { value: t('screen.settings.profile_on') }),
          }))}
        />
      )}
      {profiles.isError && !profiles.data && (
        <>
          <p role="alert">{t('screen.settings.profiles_failed')}</p>
          <Button
            tone="plain"
            isPending={profiles.isFetching}
            onPress={() => void profiles.refetch()}
          >
            {t('shell.retry')}
          </Button>
        </>
      )}
    </PersonalSection>
  );
}
