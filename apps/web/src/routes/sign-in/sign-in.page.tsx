import { useMutation, useQuery } from '@tanstack/react-query';
import { deleteSession, demoSignIn, userQuery } from '@foyer/client';
import { AccountList } from '@foyer/ui/account-list';
import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/ui/state-page';
import { useClient } from '../../document/client-context.ts';
import { usePageConfig } from '../../document/page-config-context.ts';
import { UnlistedHead, type UnlistedHeadProps } from '../unlisted/unlisted-head.tsx';
import { demoAccountsQuery } from './demo-accounts.query.ts';
import { returnPath } from './return-path.ts';

/** A new session changes everything that the server renders: the next page is a whole one. */
function goOn(): void {
  window.location.assign(returnPath(window.location.search));
}

/** Lists the demo accounts; a press signs in. Without demo powers it says that sign-in opens later. */
export function SignInPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('screen');
  const client = useClient();
  const { hasSession } = usePageConfig();
  const accounts = useQuery(demoAccountsQuery(client)).data?.items ?? [];
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const signIn = useMutation({
    mutationFn: (login: string) => demoSignIn(client, { login }),
    onSuccess: goOn,
  });
  const signOut = useMutation({ mutationFn: () => deleteSession(client), onSuccess: goOn });

  return (
    <>
      <UnlistedHead title={t('screen.signIn.title')} address={address} />
      {accounts.length === 0 ? (
        <StatePage kind="empty" heading={t('screen.signIn.unavailable')} />
      ) : (
        <AccountList
          heading={t('screen.signIn.lead')}
          text={t('screen.signIn.text')}
          accounts={accounts.map(({ login, shows }) => ({ id: login, title: login, text: shows }))}
          isBusy={signIn.isPending || signOut.isPending}
          onChoose={(login) => signIn.mutate(login)}
          {...(signIn.isError ? { errorMessage: t('screen.signIn.failed') } : {})}
          {...(user?.is_auth
            ? { signOut: { title: t('screen.signIn.signOut'), onPress: () => signOut.mutate() } }
            : {})}
        />
      )}
    </>
  );
}
