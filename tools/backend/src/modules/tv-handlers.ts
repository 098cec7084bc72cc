import type { Context } from '../server/call.ts';
import type { AnswerViews } from './catalogue/answer-views.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createBroadcasts } from './channels/broadcasts.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { createChannelItems } from './channels/channel-items.ts';
import { createChannelsService } from './channels/channels.service.ts';
import { createGuideService } from './channels/guide.service.ts';
import { originRoutes } from './origin/origin.routes.ts';
import { playbackRoutes } from './playback/playback.routes.ts';
import type { PlayerAssets } from './playback/player-assets.ts';
import { createRights } from './playback/rights.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { createRemindersService } from './reminders/reminders.service.ts';

/** What channels and players take from other parts of the service. */
export interface TvParts {
  catalogue: Catalogue;
  views: AnswerViews;
  assets: PlayerAssets;
}

/** Channels, their guide and everything that plays; and what pages show of them. */
export function createTv(context: Context, { catalogue, views, assets }: TvParts) {
  const readBroadcasts = createBroadcasts(context.db, catalogue);
  const readRights = createRights(context, catalogue);
  const channelParts = { views, readBroadcasts, readRights };
  return {
    readBroadcasts,
    readRights,
    items: createChannelItems(context, channelParts),
    handlers: {
      ...channelsRoutes(
        createChannelsService(context, channelParts),
        createGuideService(context, channelParts),
      ),
      ...remindersRoutes(createRemindersService(context, channelParts)),
      ...playbackRoutes(context, { catalogue, views, assets, readBroadcasts, readRights }),
      ...originRoutes(context),
    },
  };
}
