import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useLabel } from '@foyer/ui/theme';
import { isEmbedded } from '@foyer/site-map/layout-hiding';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import type { MissingPage } from '@foyer/page-runtime/page/page-data';
import { failureCode } from './failure-code.ts';
import { PageFrame } from './page-frame.tsx';

const notFoundStatus = 404;

/** The code of what the service does not have; an address that leads nowhere has none. NAV-004 */
const missingCode = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) ? (error.data as MissingPage | null)?.supportCode : undefined;

/** The page of a failed load: not found, or an error with the code that support asks for. ERR */
export function ErrorPage({ status, error }: { status: number; error: unknown }) {
  const t = useTranslate('state');
  const { pathname, search } = useLocation();
  const config = usePageConfig();
  const site = useLabel().name[useLanguage()];
  const kind = status === notFoundStatus ? 'notFound' : 'error';
  return (
    <PageFrame isBare={isEmbedded(pathname)}>
      <title>{t('page.title', { title: t(`state.${kind}.heading`), site })}</title>
      <meta name="robots" content="noindex" />
      {kind === 'notFound' ? (
        <StatePage
          kind="notFound"
          code={missingCode(error)}
          action={{ title: t('state.notFound.action'), href: '/' }}
        />
      ) : (
        <StatePage
          kind="error"
          code={failureCode(error, pathname, config)}
          action={{ title: t('state.error.action'), href: pathname + search }}
          home={{ title: t('state.notFound.action'), href: '/' }}
        />
      )}
    </PageFrame>
  );
}
