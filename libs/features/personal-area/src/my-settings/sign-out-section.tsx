import { useMutation } from '@tanstack/react-query';
import { deleteSession } from '@foyer/client';
import { ActionRows } from '@foyer/screens/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { useClient } from '@foyer/page-runtime/page/client-context';

/** Signs out on this device; a visitor then sees the home page. CALL-037, CALL-038 */
export function SignOutSection() {
  const t = useTranslate('screen');
  const client = useClient();
  const signOut = useMutation({
    mutationFn: () => deleteSession(client),
    // Another viewer changes everything that the server renders: the next page is a whole one.
    onSuccess: () => window.location.assign('/'),
  });
  return (
    <PersonalSection heading={t('screen.settings.leave')}>
      <ActionRows
        rows={[
          {
            id: 'sign-out',
            title: t('screen.settings.sign_out'),
            note: t('screen.settings.sign_out_note'),
            icon: 'logout',
            isBusy: signOut.isPending || signOut.isSuccess,
            onPress: () => signOut.mutate(),
          },
        ]}
      />
      <p role="alert">{signOut.isError ? t('screen.settings.sign_out_failed') : ''}</p>
    </PersonalSection>
  );
}
