import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { programmeAnswer } from '../channels/programme-answer.ts';
import { timeShiftOf } from '../channels/time-shift.ts';
import { checkRight, checkSession } from './check-right.ts';
import { createPlaybackTools, type Play, type PlaybackParts } from './playback-parts.ts';

/**
 * Plays a programme of the archive, or from its beginning while it runs. It takes the right to the
 * channel, and where it is needed the service for the archive. LIVE-005, LIVE-007, LIVE-008.
 */
export function createPlayProgramme(context: Context, parts: PlaybackParts): Play {
  const { now } = context;
  const { catalogue, views, assets, readBroadcasts, readRights } = parts;
  const tools = createPlaybackTools(context, catalogue);
  return async (request, asker) => {
    const { viewer, language } = asker;
    checkSession(viewer);
    const at = now().getTime() / 1000;
    const programme = (await readBroadcasts()).guide.find(request.id, at);
    if (!programme) throw new Failure('notFound');
    const { channel, broadcast, start, end } = programme;
    const rights = await readRights(viewer);
    const timeShift = timeShiftOf(channel, rights);
    const isThere = at >= start && at < end + timeShift.tstv_depth;
    if (!timeShift.is_catchup_allowed || !isThere) throw new Failure('notAvailable');
    const purchase = { item_type: 'channel', item_id: channel.id } as const;
    const right = checkRight(rights.to('channel', channel.id), viewer, purchase);
    const service = { item_type: 'service', item_id: timeShift.tstv_service_id ?? '' } as const;
    checkRight(timeShift.is_catchup_purchased ? right : undefined, viewer, service);
    await tools.limits.checkTime(viewer);
    const { ageLimitId } = broadcast.kind === 'show' ? broadcast.show : broadcast.item;
    await tools.limits.checkAge(ageLimitId, viewer, request);

    const { name, age_level, channel_info } = programmeAnswer(programme, await views.of(language));
    const about = {
      content_id: programme.id,
      title: name,
      subtitle: channel_info.name,
      age_level: { name: age_level.name },
    };
    const facts = await tools.facts(request, asker, { right, rights, contentId: programme.id });
    return assets.programme(about, facts, programme);
  };
}
