import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { menuQuery, userQuery } from '@foyer/client';
import { screenPath } from '@foyer/blocks';
import { SkipLink } from '@foyer/ui/skip-link';
import { Footer } from '@foyer/ui/footer';
import { Navigation } from '@foyer/ui/navigation';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '../document/client-context.ts';
import { usePageConfig } from '../document/page-config-context.ts';
import { footerGroups } from './footer-links.ts';
import { languageLinks } from './language-links.ts';
import { viewerOf } from './viewer.ts';

const mainId = 'main';

/** Header, main area and footer around a page. SHELL, HEAD, FOOT */
export function PageFrame({ children, isOverHero = false }: PageFrameProps) {
  const t = useTranslate();
  const label = useLabel();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { hasSession, year } = usePageConfig();
  const client = useClient();
  const menu = useQuery(menuQuery(client));
  const user = useQuery({ ...userQuery(client), enabled: hasSession });
  const languages = languageLinks(pathname + search, label.languages, language);
  return (
    <>
      <SkipLink target={mainId} />
      <Navigation
        items={(menu.data?.items ?? []).map(({ id, title, target, icon }) => ({
          id,
          title,
          href: screenPath(target),
          icon,
        }))}
        currentPath={pathname}
        homeHref="/"
        searchHref="/search"
        messagesHref="/my/journal"
        loginHref="/auth"
        languages={languages}
        isOverHero={isOverHero}
        {...viewerOf(user.data)}
      />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer groups={footerGroups(t)} languages={languages} year={year} />
    </>
  );
}

interface PageFrameProps {
  children: ReactNode;
  /** True where the page's first picture runs under the navigation. @default false */
  isOverHero?: boolean;
}
