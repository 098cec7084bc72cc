import { mediaItemPath, playerPath, playerTypeOf } from '@foyer/blocks';
import { type Client, getChannel, getKaraokeItem, getMediaItem, getService } from '@foyer/client';
import { channelPlayerPath } from '../routes/tv/tv-paths.ts';
import type { BoughtItem } from './kept-orders.ts';

/** What the viewer wants to watch, and where they can once it is theirs. */
export interface WantedItem {
  /** In the viewer's language; a certificate has none. */
  name: string;
  /** Path of the site. */
  watchPath: string;
}

/** Names what is bought, and leads to it: a title to its player, anything else to its page. */
export async function findWantedItem(
  client: Client,
  { type, id }: BoughtItem,
  signal: AbortSignal,
): Promise<WantedItem> {
  switch (type) {
    case 'media_item': {
      const item = await getMediaItem(client, { idOrSlug: id }, signal);
      const isStory = playerTypeOf(item) === 'stories';
      // A series begins on its page, which knows where the viewer has got to.
      const hasPlayer = item.type === 'film' || item.type === 'episode';
      const page = mediaItemPath(item);
      const watchPath = isStory ? `${page}/stories` : hasPlayer ? playerPath(item) : page;
      return { name: item.name, watchPath };
    }
    case 'channel': {
      const { name, slug } = await getChannel(client, { idOrSlug: id }, signal);
      return { name, watchPath: channelPlayerPath(slug) };
    }
    case 'karaoke_item': {
      const { name, slug } = await getKaraokeItem(client, { idOrSlug: id }, signal);
      return { name, watchPath: `/karaoke/${encodeURIComponent(slug)}` };
    }
    case 'service': {
      const { name, alias } = await getService(client, { idOrAlias: id }, signal);
      return { name, watchPath: `/services/${encodeURIComponent(alias)}` };
    }
    case 'certificate':
      return { name: '', watchPath: '/my/certificates' };
  }
}
