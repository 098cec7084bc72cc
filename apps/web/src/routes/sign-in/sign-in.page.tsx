import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { askToSignIn } from '../../shell/views/ask-to-sign-in.ts';

/** The ground under the sign-in, which opens by itself; whoever turns back from it is led home. ROUTE-075, ROUTE-076 */
export function SignInPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('screen', 'state');
  const shell = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => (shell ? askToSignIn(shell, () => goTo('/')) : undefined), [shell]);
  return (
    <>
      <UnlistedHead title={t('screen.signIn.title')} address={address} />
      <StatePage
        kind="empty"
        heading={t('screen.signIn.title')}
        text={
          <>
            {t('screen.signIn.text')} <noscript>{t('screen.signIn.scripts')}</noscript>
          </>
        }
        action={{ title: t('shell.login'), href: pathname + search }}
        home={{ title: t('state.notFound.action'), href: '/' }}
      />
    </>
  );
}
