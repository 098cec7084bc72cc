import { useLocation } from 'react-router';
import { supportCode } from '@foyer/client';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/ui/state-page';
import { useLabel } from '@foyer/ui/theme';
import { isEmbedded } from '../routes/layout-hiding.ts';
import { PageFrame } from './page-frame.tsx';

const notFoundStatus = 404;

/** The page of a failed load: not found, or an error with the code that support asks for. ERR */
export function ErrorPage({ status, error }: { status: number; error: unknown }) {
  const t = useTranslate('state');
  const { pathname } = useLocation();
  const site = useLabel().name[useLanguage()];
  const kind = status === notFoundStatus ? 'notFound' : 'error';
  return (
    <PageFrame isBare={isEmbedded(pathname)}>
      <title>{t('page.title', { title: t(`state.${kind}.heading`), site })}</title>
      <meta name="robots" content="noindex" />
      {kind === 'notFound' ? (
        <StatePage kind="notFound" action={{ title: t('state.notFound.action'), href: '/' }} />
      ) : (
        <StatePage
          kind="error"
          code={supportCode(error)}
          action={{ title: t('state.error.action'), href: pathname }}
        />
      )}
    </PageFrame>
  );
}
