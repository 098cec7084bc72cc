import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { StatePage } from '@foyer/ui/state-page';

/** Says that a section is not open yet, and where to go. */
export function PendingPage() {
  const t = useTranslate();
  const site = useLabel().name[useLanguage()];
  return (
    <>
      <title>{t('page.title', { title: t('page.pending.heading'), site })}</title>
      <meta name="robots" content="noindex" />
      <StatePage
        kind="empty"
        heading={t('page.pending.heading')}
        text={t('page.pending.text')}
        action={{ title: t('page.pending.action'), href: '/' }}
      />
    </>
  );
}
