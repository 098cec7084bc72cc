import { mediaViewQuery } from '@foyer/client';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import type { PageHead } from '../page-head.ts';
import type { LoaderPage } from '../loader-page.ts';
import { pageData } from '../page-data.ts';

/** What the page component needs to know beyond the cache. */
export interface MediaViewPage {
  alias: string;
  head: PageHead;
}

/** Loads a media view into the cache and describes the page. HOME */
export async function loadMediaView(
  { client, queryClient, label, language, t, origin }: LoaderPage,
  { alias, path }: { alias: string; path: string },
): Promise<MediaViewPage> {
  const view = await pageData(queryClient.ensureQueryData(mediaViewQuery(client, alias)));
  const isHome = path === '/';
  const site = label.name[language];
  return {
    alias,
    head: {
      title: t(
        'page.title',
        isHome ? { title: site, site: t('page.home') } : { title: view.name, site },
      ),
      description: t('page.home'),
      address: origin + path,
      language,
      languages: label.languages,
      picture: origin + brandFile(label.id as LabelId, 'social.jpg'),
    },
  };
}
