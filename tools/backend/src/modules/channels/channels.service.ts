import { type Channel, type ChannelGenres, type ChannelsPage, textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { pageOf, type PageQuery } from '../../server/paging.ts';
import type { Asker } from '../catalogue/asker.ts';
import { readVariants } from '../sales/read-variants.ts';
import { channelAnswer, channelPage } from './channel-answer.ts';
import {
  createChannelView,
  findChannel,
  readMarker,
  shownChannels,
  type ChannelsParts,
} from './channel-view.ts';

/** Lists and pages of channels. */
export interface ChannelsService {
  /** Without those that the profile hides. */
  list(query: PageQuery & { genre?: string | undefined }, asker: Asker): Promise<ChannelsPage>;
  genres(language: Asker['language']): Promise<ChannelGenres>;
  /** @throws Failure `notFound`. */
  get(idOrSlug: string, asker: Asker): Promise<Channel>;
}

/** The channels of a database. */
export function createChannelsService(context: Context, parts: ChannelsParts): ChannelsService {
  const readView = createChannelView(context, parts);
  return {
    list: async (query, { viewer, language }) => {
      const of = await readView(language);
      const mark = await readMarker(context, viewer);
      const shown = await shownChannels(context, of.broadcasts.channels.channels, viewer);
      const { genre } = query;
      const found = shown.filter(({ genreId }) => genre === undefined || genreId === genre);
      const page = pageOf(found, query);
      return { ...page, items: page.items.map((one) => mark.channel(channelAnswer(one, of))) };
    },
    genres: async (language) => {
      const { broadcasts } = await readView(language);
      return {
        items: broadcasts.channels.genres.map(({ id, names }) => ({
          id,
          name: textIn(names, language),
        })),
      };
    },
    get: async (idOrSlug, { viewer, language }) => {
      const of = await readView(language);
      const channel = findChannel(of.broadcasts, idOrSlug);
      const mark = await readMarker(context, viewer);
      const page = mark.channel(channelPage(channel, of, await parts.readRights(viewer)));
      // A restricted session has an account, and no use of it.
      if (viewer?.state !== 'normal' || !viewer.account) return page;
      if (page.is_free) return { ...page, purchase_variants: { items: [] } };
      const item = { type: 'channel', id: channel.id } as const;
      const variants = await readVariants(context, viewer, item, language);
      return { ...page, ...(variants && { purchase_variants: variants }) };
    },
  };
}
