import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { StatePage } from '@foyer/ui/state-page';

/** Says that the service may not be used here, and what to try. */
export function GeoblockPage({
  address,
}: {
  /** Absolute, for search engines. */ address: string;
}) {
  const t = useTranslate('screen');
  const site = useLabel().name[useLanguage()];
  const heading = t('screen.geoblock.heading');
  return (
    <>
      <title>{t('page.title', { title: heading, site })}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
      <StatePage
        kind="error"
        heading={heading}
        text={t('screen.geoblock.text')}
        action={{ title: t('screen.geoblock.action'), href: '/' }}
      />
    </>
  );
}
