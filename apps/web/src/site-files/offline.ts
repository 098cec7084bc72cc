import { createTranslator, languageTags } from '@foyer/ui/i18n';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import { pageRequest } from '../page/page-request.ts';
import { offlinePage } from './offline-page.ts';
import { siteFile } from './site-file.ts';
import type { Route } from './+types/offline';

/** The page that stands in for any other while there is no connection; the service worker keeps it. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { label, config, nonce } = context.get(pageRequest);
  const { t } = await createTranslator(config.language, { segments: ['screen'] });
  const html = offlinePage({
    language: languageTags[config.language],
    siteName: label.name[config.language],
    logo: brandFile(label.id as LabelId, 'logo.svg'),
    colorScheme: label.colorScheme,
    pageColor: label.themeColor,
    heading: t('screen.offline.heading'),
    text: t('screen.offline.text'),
    action: t('screen.offline.action'),
    nonce,
  });
  return siteFile('html', html, {
    // The style is its own and the same in every copy.
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
