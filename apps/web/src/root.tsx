import { Suspense, useEffect } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { artColorRules } from '@foyer/ui/artwork';
import { languageTags, useLanguage } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { lazyPart } from '@foyer/ui/variants';
import { ConnectionStrip } from '@foyer/screens/connection-strip';
import '@foyer/ui/base.css';
import { artColorsIn } from './document/art-colors.ts';
import { useNonce } from '@foyer/page-runtime/page/document-nonce';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { EarlyPresses, replayEarlyPresses } from './document/early-presses.tsx';
import { FirstScreen } from './document/first-screen.tsx';
import { LabelHead } from './document/label-head.tsx';
import { PageScripts } from './document/page-scripts.tsx';
import { RouteStyles } from './document/route-styles.tsx';
import { StructuredData } from './document/structured-data.tsx';
import { useDocumentFacts } from '@foyer/page-runtime/page/document-facts';
import { pageStateId } from '@foyer/page-runtime/page/page-state';
import { startErrorReports } from '@foyer/error-reports/start-error-reports';
import { RouteError } from './layout/route-error.tsx';
import { LinkNavigation } from './shell/link-navigation.tsx';
import { reloadPage } from '@foyer/page-runtime/navigation/page-navigation';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { startShell } from './shell/start-shell.ts';

/** Comes with the flows, not with the page. */
const ShellViews = lazyPart(async () => (await import('./shell/views/shell-views.tsx')).ShellViews);

/** The document around every page, error pages included. */
export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const label = useLabel();
  const nonce = useNonce();
  // Browsers hide nonces from scripts, and React must not compare what it cannot read.
  const nonceProps = { nonce, suppressHydrationWarning: true } as const;
  const config = usePageConfig();
  useEffect(() => startErrorReports(config), [config]);
  return (
    <html lang={languageTags[language]} data-label={label.id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* By name for react-aria and Radix, by property for the dev server. */}
        <meta name="csp-nonce" property="csp-nonce" {...nonceProps} />
        {config.site.embedOrigins && <base target="_blank" />}
        <LabelHead />
        <Meta />
        {/* The dev server's style link may carry no nonce: the browser would hide it from hydration. */}
        {import.meta.env.DEV ? <Links nonce="" /> : <RouteStyles />}
        <ArtColors />
        <EarlyPresses />
        <FirstScreen />
        {/* Last: hydration passes over what the browser's head has besides. */}
        {import.meta.env.SSR && <StructuredData />}
      </head>
      <body>
        {children}
        <PageStateBlock />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The place of the page; what is alive on every page starts here, after hydration. */
export default function Root() {
  const shell = useShell();
  useEffect(() => {
    const stop = startShell();
    replayEarlyPresses();
    return stop;
  }, []);
  return (
    <>
      <LinkNavigation />
      <Outlet />
      <ConnectionStrip onReload={reloadPage} />
      {shell && (
        <Suspense>
          <ShellViews shell={shell} />
        </Suspense>
      )}
    </>
  );
}

/** A failed load shows the not-found or the error page, in the same document. NAV */
export function ErrorBoundary() {
  return (
    <>
      <LinkNavigation />
      <RouteError />
      <ConnectionStrip onReload={reloadPage} />
    </>
  );
}

/** Colours of the pictures, so that they show before the first script; the browser keeps what came. */
function ArtColors() {
  const facts = useDocumentFacts();
  const nonce = useNonce();
  // Only validated `#rrggbb` colours reach the rules.
  const rules = import.meta.env.SSR ? artColorRules(artColorsIn(facts?.state ?? '')) : '';
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />
  );
}

/** The handover to the browser. It stays as the server wrote it. */
function PageStateBlock() {
  const facts = useDocumentFacts();
  const nonce = useNonce();
  return (
    <script
      id={pageStateId}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: facts?.state ?? '' }}
    />
  );
}
