import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { menuQuery, userQuery } from '@foyer/client';
import { Navigation } from '@foyer/screens/navigation';
import { screenPath, type StaticPath } from '@foyer/site-map';
import type { IconName } from '@foyer/ui/icon';
import type { LanguageLink } from '@foyer/screens/navigation';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { viewerOf } from './viewer.ts';

interface PageHeaderProps {
  languages: readonly LanguageLink[];
  /** True where the page's first picture runs under the navigation. */
  isOverHero: boolean;
}

/** The navigation with the service's menu and the viewer. HEAD */
export function PageHeader({ languages, isOverHero }: PageHeaderProps) {
  const { pathname, search } = useLocation();
  const { hasSession } = usePageConfig();
  const client = useClient();
  const menu = useQuery(menuQuery(client));
  const user = useQuery({ ...userQuery(client), enabled: hasSession });
  return (
    <Navigation
      items={(menu.data?.items ?? []).map(({ id, title, target, icon }) => ({
        id,
        title,
        href: screenPath(target),
        // Whatever name the service gives: the sets draw a circle for one that they do not know.
        icon: icon as IconName,
      }))}
      currentPath={pathname}
      homeHref="/"
      searchHref={'/search' satisfies StaticPath}
      messagesHref={'/my/journal' satisfies StaticPath}
      languages={languages}
      isOverHero={isOverHero}
      {...viewerOf(user.data, pathname + search)}
    />
  );
}
