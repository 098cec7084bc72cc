import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { NavigationProps } from './navigation.types.ts';
import { Mark } from '@foyer/ui/logo';
import { MessagesLink, PersonLink } from './person-link.tsx';
import { TabBar, TopBar } from './phone-bars.tsx';
import { RailEntry } from './rail-entry.tsx';
import { RailMore } from './rail-more.tsx';
import { brand, entries, foot, marker, rail } from './rail.css.ts';
import { useIsScrolled } from '@foyer/ui/use-is-scrolled';

/** Navigation as a rail of icons on the window's edge; on phones a bar above and tabs below. */
export default function RailNavigation(props: NavigationProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { name } = useLabel();
  const { marker: markerRef, isScrolled } = useIsScrolled();
  const { items, currentPath, homeHref, searchHref, messagesHref, viewer, loginHref } = props;

  return (
    <header>
      <span ref={markerRef} className={marker} />
      <TopBar {...props} isScrolled={isScrolled || props.isOverHero !== true} />
      <nav
        className={rail}
        aria-label={t('shell.navigation')}
        data-scrolled={isScrolled || undefined}
      >
        <a className={brand} href={homeHref} aria-label={name[language]}>
          <Mark size={40} />
        </a>
        <RailEntry
          item={{ id: 'search', title: t('shell.search'), href: searchHref, icon: 'search' }}
          currentPath={currentPath}
        />
        <ul className={entries}>
          {items.map((item, index) => (
            <li key={item.id} data-place={index + 1}>
              <RailEntry item={item} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <RailMore items={items} currentPath={currentPath} />
        <div className={foot}>
          {viewer && <MessagesLink href={messagesHref} hasUnread={viewer.hasUnread} place="rail" />}
          <PersonLink viewer={viewer} loginHref={loginHref} place="rail" />
        </div>
      </nav>
      <TabBar {...props} />
    </header>
  );
}
