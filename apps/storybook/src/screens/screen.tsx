import type { ReactNode } from 'react';
import { Footer } from '@foyer/screens/footer';
import { useLanguage } from '@foyer/ui/i18n';
import { Navigation } from '@foyer/screens/navigation';
import { languageLinks, menuItems } from '@foyer/screens/testing/fixtures';
import { footerOf, menuWords } from './screen.words.ts';

/** Props of {@link Screen}. */
interface ScreenProps {
  /** Marks the current entry of the menu. @default '/' */
  path?: string;
  /** Whether a picture runs under the navigation. @default false */
  isOverHero?: boolean;
  children: ReactNode;
}

/** A whole page around its content, as the site composes it. */
export function Screen({ path = '/', isOverHero = false, children }: ScreenProps) {
  const language = useLanguage();
  const languages = languageLinks.map((link) => ({ ...link, isCurrent: link.code === language }));
  return (
    <>
      <Navigation
        items={menuItems.map((item, index) => ({
          ...item,
          title: menuWords[language][index] ?? item.title,
        }))}
        currentPath={path}
        homeHref="/"
        searchHref="/search"
        messagesHref="/my/journal"
        loginHref="/login"
        languages={languages}
        isOverHero={isOverHero}
        viewer={{
          name: { rus: 'Мария', eng: 'Maria', hye: 'Մարիամ' }[language],
          href: '/my',
          avatar: { url: '/api/v1/images/avatar-1', color: '#0a3b53', tone: 'dark' },
          hasUnread: true,
        }}
      />
      <main>{children}</main>
      <Footer groups={footerOf(language)} languages={languages} year={2026} />
    </>
  );
}
