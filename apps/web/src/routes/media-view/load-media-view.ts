import { prepareBlocks } from '@foyer/blocks';
import { mediaViewQuery, userQuery } from '@foyer/client';
import { brandFile, type LabelId } from '@foyer/ui/theme';
import type { PageHead } from '../page-head.ts';
import type { LoaderPage } from '../loader-page.ts';
import { pageData } from '../page-data.ts';

/** What the page component needs to know beyond the cache. */
export interface MediaViewData {
  alias: string;
  /** Id or slug of the title that the view is about. */
  mediaItemId: string | undefined;
  /** Ids of the blocks whose code comes only with the pages that have them. */
  lateIds: readonly string[];
  head: PageHead;
}

/** Loads a media view into the cache and describes the page. HOME */
export async function loadMediaView(
  { client, queryClient, label, language, t, hasSession, origin }: LoaderPage,
  { alias, mediaItemId, path }: { alias: string; mediaItemId?: string | undefined; path: string },
): Promise<MediaViewData> {
  const query = mediaViewQuery(client, alias, mediaItemId);
  const view = await pageData(queryClient.ensureQueryData(query));
  const askSignedIn = async () => {
    if (!hasSession) return false;
    const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
    return isSignedIn;
  };
  const lateIds = await prepareBlocks(view.media_blocks, askSignedIn, alias);
  const isHome = path === '/';
  const site = label.name[language];
  return {
    alias,
    mediaItemId,
    lateIds,
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
