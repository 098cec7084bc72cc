import type { Handlers } from '../../server/call.ts';
import type { ChannelsService } from './channels.service.ts';
import type { GuideService } from './guide.service.ts';

/** Handlers of channels and their guide. */
export const channelsRoutes = (
  channels: ChannelsService,
  guide: GuideService,
): Handlers<
  'listChannels' | 'listChannelGenres' | 'getChannel' | 'getGuide' | 'getProgramme' | 'getShow'
> => ({
  listChannels: ({ query, viewer, language }) => channels.list(query, { viewer, language }),
  listChannelGenres: ({ language }) => channels.genres(language),
  getChannel: ({ params, viewer, language }) =>
    channels.get(params.id_or_slug, { viewer, language }),
  getGuide: ({ query, viewer, language }) =>
    guide.between(
      {
        channelIds: query.channel_ids.split(','),
        from: Number(query.from),
        to: Number(query.to),
      },
      { viewer, language },
    ),
  getProgramme: ({ params, viewer, language }) => guide.programme(params.id, { viewer, language }),
  getShow: ({ params, viewer, language }) =>
    guide.show(params.channel_id, params.id, { viewer, language }),
});
