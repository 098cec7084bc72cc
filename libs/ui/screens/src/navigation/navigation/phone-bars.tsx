import { Suspense, useState } from 'react';
import { languageTags } from '@foyer/ui/languages';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { MenuItem, NavigationProps } from './navigation.types.ts';
import { lazyPart } from '@foyer/ui/variants';
import { Icon } from '@foyer/ui/icon';
import { Logo } from '@foyer/ui/logo';
import { spring, tab, tabBar, tabCaption, tabCell, tabs, topBar } from './bars.css.ts';
import { isCurrentPath } from './is-current-path.ts';
import { MessagesLink, PersonLink } from './person-link.tsx';

const loadMenu = () => import('./menu-overlay.tsx');
const MenuOverlay = lazyPart(async () => (await loadMenu()).default);

/** The bar over the page's top on phones: name, messages, person. */
export function TopBar({
  homeHref,
  messagesHref,
  viewer,
  loginHref,
  isScrolled,
}: NavigationProps & { isScrolled: boolean }) {
  const language = useLanguage();
  const { name } = useLabel();
  return (
    <div className={topBar} data-scrolled={isScrolled || undefined}>
      <a href={homeHref} aria-label={name[language]} lang={languageTags[language]}>
        <Logo />
      </a>
      <span className={spring} />
      {viewer && <MessagesLink href={messagesHref} hasUnread={viewer.hasUnread} place="bar" />}
      <PersonLink viewer={viewer} loginHref={loginHref} place="bar" />
    </div>
  );
}

/** The bar at the foot of a phone: home, search, two more, and the whole menu. */
export function TabBar(props: NavigationProps) {
  const t = useTranslate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { items, currentPath, searchHref } = props;
  const search: MenuItem = {
    id: 'search',
    title: t('shell.search'),
    href: searchHref,
    icon: 'search',
  };
  const [home, ...others] = items;
  const shown = [...(home ? [home] : []), search, ...others.slice(0, 2)];

  return (
    <>
      <nav className={tabBar} aria-label={t('shell.navigation')}>
        <ul className={tabs}>
          {shown.map(({ id, title, href, icon }) => {
            const isCurrent = isCurrentPath(href, currentPath);
            return (
              <li key={id} className={tabCell}>
                <a className={tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon name={icon} size={24} isOn={isCurrent} />
                  <span className={tabCaption}>{title}</span>
                </a>
              </li>
            );
          })}
          <li className={tabCell}>
            <button
              type="button"
              className={tab}
              aria-haspopup="dialog"
              // The finger is down a moment before it presses.
              onPointerDown={() => void loadMenu()}
              onClick={() => setMenuOpen(true)}
            >
              <Icon name="menu" size={24} />
              <span className={tabCaption}>{t('shell.menu')}</span>
            </button>
          </li>
        </ul>
      </nav>
      {isMenuOpen && (
        <Suspense>
          <MenuOverlay {...props} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
