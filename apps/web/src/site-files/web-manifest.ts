import { languageTags } from '@foyer/ui/i18n';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import { pageRequest } from '../page/page-request.ts';
import { relatedApplications } from './related-applications.ts';
import { siteFile } from './site-file.ts';
import type { Route } from './+types/web-manifest';

/** What a home screen shows of the site. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { label, config } = context.get(pageRequest);
  const name = label.name[config.language];
  const manifest = {
    name,
    short_name: name,
    lang: languageTags[config.language],
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: label.themeColor,
    background_color: label.themeColor,
    icons: [
      { src: brandFile(label.id as LabelId, 'favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    related_applications: relatedApplications(label),
  };
  return siteFile('manifest', JSON.stringify(manifest), { vary: 'host, cookie, accept-language' });
}
