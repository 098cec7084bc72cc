import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { NavigationProps } from './navigation.types.ts';
import { Icon } from '@foyer/ui/icon';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { avatar, caption, entry, person, withDot } from './rail.css.ts';
import { barLink } from './bars.css.ts';

interface Props {
  viewer: NavigationProps['viewer'] | undefined;
  loginHref: NavigationProps['loginHref'];
  place: 'rail' | 'bar';
}

/** The viewer's avatar, or the way to sign in where there is one. HEAD-007 to HEAD-009 */
export function PersonLink({ viewer, loginHref, place }: Props) {
  const t = useTranslate();
  if (!viewer) {
    if (loginHref === undefined) return null;
    return place === 'rail' ? (
      <a className={entry} href={loginHref}>
        <Icon name="login" size={24} />
        <span className={caption}>{t('shell.login')}</span>
      </a>
    ) : (
      <a className={barLink} href={loginHref} aria-label={t('shell.login')}>
        <Icon name="login" size={24} />
      </a>
    );
  }
  return (
    <a className={place === 'rail' ? person : barLink} href={viewer.href}>
      {viewer.avatar ? (
        <Artwork picture={viewer.avatar} size={[50, 50]} className={avatar} isUrgent />
      ) : (
        <span className={avatar} aria-hidden="true">
          {viewer.name.slice(0, 1).toLocaleUpperCase()}
        </span>
      )}
      <VisuallyHidden>{t('shell.profile', { name: viewer.name })}</VisuallyHidden>
    </a>
  );
}

/** The way to the messages, with a dot when some are unread. HEAD-005, HEAD-006 */
export function MessagesLink({
  href,
  hasUnread,
  place,
}: {
  href: string;
  hasUnread: boolean;
  place: 'rail' | 'bar';
}) {
  const t = useTranslate();
  const isRail = place === 'rail';
  return (
    <a className={isRail ? entry : barLink} href={href}>
      <span className={withDot} data-unread={hasUnread || undefined}>
        <Icon name="bell" size={24} />
      </span>
      {isRail ? (
        <span className={caption}>{t('shell.messages')}</span>
      ) : (
        <VisuallyHidden>{t('shell.messages')}</VisuallyHidden>
      )}
      {hasUnread && <VisuallyHidden>{`, ${t('shell.unread')}`}</VisuallyHidden>}
    </a>
  );
}
