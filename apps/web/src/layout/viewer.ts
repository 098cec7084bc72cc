import type { User } from '@foyer/contract';
import type { NavigationProps } from '@foyer/screens/navigation';
import { signInHref, sitePath } from '@foyer/site-map';

/**
 * The signed-in viewer as the header shows them, or the way to sign in with the way back. It is there for whoever the
 * service does not know yet, and not where the service names no way to sign in. HEAD-005 to HEAD-009
 *
 * @param path - Of the present page, with its parameters.
 */
export function viewerOf(
  user: User | undefined,
  path: string,
): Pick<NavigationProps, 'viewer' | 'loginHref'> {
  const canSignIn = user?.system_info.allowed_login_types.length !== 0;
  if (!user?.is_auth || !user.profile) return canSignIn ? { loginHref: signInHref(path) } : {};
  const { id, name, icon } = user.profile;
  return {
    viewer: {
      name,
      href: sitePath(`/my/profiles/${encodeURIComponent(id)}`),
      avatar: icon.image,
      hasUnread: user.unread_messages > 0,
    },
  };
}
