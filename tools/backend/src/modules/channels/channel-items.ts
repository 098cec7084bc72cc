import type { Context } from '../../server/call.ts';
import type { OutsideItems, OutsideQuery } from '../media-views/outside-items.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { channelAnswer } from './channel-answer.ts';
import {
  createChannelView,
  shownChannels,
  type ChannelsParts,
  type ChannelView,
} from './channel-view.ts';
import type { ChannelRow } from './channels.store.ts';
import { programmeAnswer } from './programme-answer.ts';

/** Channels and programmes for blocks of pages and for lists of favourites; not marked yet. */
export function createChannelItems(
  context: Context,
  parts: ChannelsParts,
): Pick<OutsideItems, 'channels' | 'onAir' | 'programmes'> {
  const readView = createChannelView(context, parts);

  const chosen = async (
    { ids, genre, limit }: OutsideQuery,
    { broadcasts }: ChannelView,
    viewer: Viewer | undefined,
  ): Promise<readonly ChannelRow[]> => {
    const shown = await shownChannels(context, broadcasts.channels.channels, viewer);
    const byId = new Map(shown.map((channel) => [channel.id, channel]));
    const listed = ids ? ids.flatMap((id) => byId.get(id) ?? []) : shown;
    return listed.filter(({ genreId }) => genre === undefined || genreId === genre).slice(0, limit);
  };

  return {
    channels: async (query, { viewer, language }) => {
      const of = await readView(language);
      const channels = await chosen(query, of, viewer);
      return channels.map((channel) => ({ type: 'channel', channel: channelAnswer(channel, of) }));
    },
    onAir: async (query, { viewer, language }) => {
      const of = await readView(language);
      const channels = await chosen(query, of, viewer);
      return channels.flatMap((channel) =>
        of.broadcasts.guide
          .onAir(channel, of.now)
          .slice(0, 1)
          .map((one) => ({ type: 'epg' as const, epg: programmeAnswer(one, of.view) })),
      );
    },
    programmes: async (ids, { language }) => {
      const { view, broadcasts, now } = await readView(language);
      return ids.flatMap((id) => {
        const programme = broadcasts.guide.find(id, now);
        return programme ? [{ type: 'epg' as const, epg: programmeAnswer(programme, view) }] : [];
      });
    },
  };
}
