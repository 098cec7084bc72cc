import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';

/** Props of {@link UnlistedHead}. */
export interface UnlistedHeadProps {
  /** Without the site's name. */
  title: string;
  /** The canonical one, absolute. */
  address: string;
}

/** The head of a page that search engines must not keep, for pages whose texts come with the page; links to it in messages
 * are still described, as the site is. SEO */
export function UnlistedHead({ title, address }: UnlistedHeadProps) {
  const t = useTranslate();
  const site = useLabel().name[useLanguage()];
  return (
    <>
      <title>{t('page.title', { title, site })}</title>
      <meta name="description" content={t('page.home')} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
    </>
  );
}
