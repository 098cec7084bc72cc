import type { IconName } from '@foyer/ui/icons/icon-names';
import type { Picture } from '@foyer/ui/artwork';
import type { LanguageLink } from './language-link.types.ts';

/** An entry of the main menu. */
export interface MenuItem {
  id: string;
  title: string;
  href: string;
  /** The sets draw a circle for a name that they do not know. */
  icon: IconName;
}

/** Header and navigation of every page with a layout. */
export interface NavigationProps {
  items: readonly MenuItem[];
  /** The path in the address, to mark the current item. */
  currentPath: string;
  homeHref: string;
  searchHref: string;
  messagesHref: string;
  /** A visitor gets a login link instead. */
  viewer?: { name: string; href: string; avatar?: Picture; hasUnread: boolean };
  /** Absent where there is no way to sign in; then no login is offered. HEAD-009 */
  loginHref?: string | undefined;
  /** The same page in each language. */
  languages: readonly LanguageLink[];
  /** True where the page's first picture runs under the navigation. @default false */
  isOverHero?: boolean;
}
