import { useTranslate } from '@foyer/ui/i18n';
import type { NavigationProps } from './navigation.types.ts';
import { Icon } from '@foyer/ui/icon';
import { dot, onlyPage, tool, viewerName } from './masthead.css.ts';

/** Messages and the viewer, or the way to sign in where there is one. HEAD-005 to HEAD-009 */
export function MastheadViewer({
  messagesHref,
  viewer,
  loginHref,
}: Pick<NavigationProps, 'messagesHref' | 'viewer' | 'loginHref'>) {
  const t = useTranslate();
  if (!viewer) {
    if (loginHref === undefined) return null;
    return (
      <a className={tool} href={loginHref} aria-label={t('shell.login')}>
        <Icon name="user" />
        <span className={viewerName}>{t('shell.login')}</span>
      </a>
    );
  }
  const messages = viewer.hasUnread
    ? `${t('shell.messages')}, ${t('shell.unread')}`
    : t('shell.messages');
  return (
    <>
      <a
        className={`${tool} ${onlyPage}`}
        href={messagesHref}
        aria-label={messages}
        title={messages}
      >
        <Icon name="mail" />
        {viewer.hasUnread && <span className={dot} />}
      </a>
      <a className={tool} href={viewer.href} aria-label={t('shell.profile', { name: viewer.name })}>
        <Icon name="user" />
        <span className={viewerName}>{viewer.name}</span>
      </a>
    </>
  );
}
