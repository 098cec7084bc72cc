import { prepareBlocks, type PreparedBlocks } from '@foyer/blocks';
import { mediaViewQuery, userQuery } from '@foyer/client';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';

/** What the page component needs to know beyond the cache. */
export interface MediaViewData extends PreparedBlocks {
  alias: string;
  /** Id or slug of the title that the view is about. */
  mediaItemId: string | undefined;
  head: PageHead;
}

/** Loads a media view into the cache and describes the page. HOME */
export async function loadMediaView(
  page: LoaderPage,
  { alias, mediaItemId, path }: { alias: string; mediaItemId?: string | undefined; path: string },
): Promise<MediaViewData> {
  const { client, queryClient, label, language, t, hasSession, origin } = page;
  const view = await pageData(
    queryClient.ensureQueryData(mediaViewQuery(client, alias, mediaItemId)),
  );
  const askSignedIn = async () => {
    if (!hasSession) return false;
    const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
    return isSignedIn;
  };
  const prepared = await prepareBlocks(view.media_blocks, {
    ...page,
    view: alias,
    askSignedIn,
    report: page.report ?? reportError,
    showsDropped: page.config.hasDemoPowers,
  });
  const site = label.name[language];
  const home = t('page.home');
  return {
    alias,
    mediaItemId,
    ...prepared,
    head: {
      title: t(
        'page.title',
        path === '/' ? { title: site, site: home } : { title: view.name, site },
      ),
      description: view.description ?? home,
      address: origin + path,
      language,
      languages: label.languages,
      picture: origin + brandFile(label.id as LabelId, 'social.jpg'),
    },
  };
}
