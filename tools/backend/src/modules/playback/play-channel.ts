import { textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { findChannel } from '../channels/channel-view.ts';
import { programmeAnswer } from '../channels/programme-answer.ts';
import { timeShiftOf } from '../channels/time-shift.ts';
import { checkRight, checkSession } from './check-right.ts';
import { createPlaybackTools, type Play, type PlaybackParts } from './playback-parts.ts';

/** Plays a channel. Its own age limit counts, since it goes on when the programme has ended. */
export function createPlayChannel(context: Context, parts: PlaybackParts): Play {
  const { now } = context;
  const { catalogue, views, assets, readBroadcasts, readRights } = parts;
  const tools = createPlaybackTools(context, catalogue);
  return async (request, asker) => {
    const { viewer, language } = asker;
    checkSession(viewer);
    const broadcasts = await readBroadcasts();
    const channel = findChannel(broadcasts, request.id);
    const rights = await readRights(viewer);
    const purchase = { item_type: 'channel', item_id: channel.id } as const;
    const right = checkRight(rights.to('channel', channel.id), viewer, purchase);
    await tools.limits.checkTime(viewer);
    await tools.limits.checkAge(channel.ageLimitId, viewer, request);

    const { is_pltv_purchased, pltv_max_duration } = timeShiftOf(channel, rights);
    const view = await views.of(language);
    const [onAir] = broadcasts.guide.onAir(channel, now().getTime() / 1000);
    const name = textIn(channel.names, language);
    const about = {
      content_id: channel.id,
      title: onAir ? programmeAnswer(onAir, view).name : name,
      subtitle: name,
      age_level: await tools.ageLevel(channel.ageLimitId),
    };
    const by = { right, rights, contentId: channel.id, isLive: true };
    return assets.channel(about, await tools.facts(request, asker, by), {
      channelId: channel.id,
      depth: is_pltv_purchased ? pltv_max_duration : 0,
      isPeerDelivered: channel.isPeerDelivered,
    });
  };
}
