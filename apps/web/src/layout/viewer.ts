import type { User } from '@foyer/contract';
import type { NavigationProps } from '@foyer/ui';

/** The signed-in viewer as the header shows them; a visitor gets the login link. HEAD */
export function viewerOf(user: User | undefined): Pick<NavigationProps, 'viewer'> {
  if (!user?.is_auth || !user.profile) return {};
  const { id, name, icon } = user.profile;
  return {
    viewer: {
      name,
      href: `/my/profiles/${encodeURIComponent(id)}`,
      avatar: icon.image,
      hasUnread: user.unread_messages > 0,
    },
  };
}
