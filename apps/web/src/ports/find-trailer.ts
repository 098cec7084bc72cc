import type { PageServices } from '@foyer/blocks/page-services';
import { mediaItemQuery } from '@foyer/client';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';

/** Finds the trailers of titles for blocks that play them in place. */
export const trailerFinder =
  ({
    client,
    queryClient,
  }: Pick<BrowserPage, 'client' | 'queryClient'>): PageServices['findTrailer'] =>
  async ({ idOrSlug }) => {
    try {
      const item = await queryClient.ensureQueryData(mediaItemQuery(client, idOrSlug));
      return item.trailer?.asset;
    } catch {
      return undefined;
    }
  };
