import { lazyPart } from '@foyer/ui/variants';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '@foyer/ui/skip-link';
import { Footer } from '@foyer/screens/footer';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { footerGroups } from './footer-links.ts';
import { languageLinks } from '@foyer/page-runtime/navigation/language-links';
import { PageHeader } from './page-header.tsx';

const mainId = 'main';

/** Loaded for the label that has a banner. SHELL-003 */
const TopInfo = lazyPart(async () => (await import('@foyer/top-info/top-info')).default);

/** Header, main area and footer around a page. SHELL, HEAD, FOOT */
export function PageFrame({ children, isOverHero = false, isBare = false }: PageFrameProps) {
  const t = useTranslate();
  const label = useLabel();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const config = usePageConfig();
  const { year, site } = config;
  const languages = languageLinks(pathname + search, label.languages, language);
  return (
    <>
      {!isBare && <SkipLink target={mainId} />}
      {!isBare && site.topInfoParams && (
        <Suspense>
          <TopInfo />
        </Suspense>
      )}
      {!isBare && <PageHeader languages={languages} isOverHero={isOverHero} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {!isBare && (
        <Footer groups={footerGroups(t, label, config)} languages={languages} year={year} />
      )}
    </>
  );
}

interface PageFrameProps {
  children: ReactNode;
  /** True where the page's first picture runs under the navigation. @default false */
  isOverHero?: boolean;
  /** Leaves out header and footer; the page below stays mounted when this changes. SHELL-001 @default false */
  isBare?: boolean;
}
