import { getMediaViewOperation, readMediaView, type MediaView } from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * A page composed of blocks; blocks of kinds that this front end does not know are left out.
 *
 * @param alias - For example `main`.
 * @param mediaItemId - Id or slug of a title that the page is about.
 * @throws {@link ApiError} 404 for an unknown page or title.
 */
export async function getMediaView(
  client: Client,
  { alias, mediaItemId }: { alias: string; mediaItemId?: string | undefined },
  signal?: AbortSignal,
): Promise<MediaView> {
  const query = mediaItemId === undefined ? {} : { media_item_id: mediaItemId };
  return readMediaView(
    await client.call(getMediaViewOperation, { params: { alias }, query }, signal),
  );
}
