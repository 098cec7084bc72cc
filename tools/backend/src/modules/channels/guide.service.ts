import { type Guide, GUIDE_MAX_SECONDS, type Programme, type Show, textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { hasReminder } from '../reminders/reminders.store.ts';
import { guideBounds } from './broadcast-day.ts';
import { createChannelView, findChannel, readMarker, type ChannelsParts } from './channel-view.ts';
import { originalId } from './guide.ts';
import { ageLevelOf, broadcastFacts, channelInfo, programmeAnswer } from './programme-answer.ts';

/** The part of the guide that is asked for; times in seconds since 1970. */
export interface GuideQuery {
  channelIds: readonly string[];
  from: number;
  to: number;
}

/** The programmes of channels. */
export interface GuideService {
  /** @throws Failure `invalidRequest` for too long a part, or one that ends before it begins. */
  between(query: GuideQuery, asker: Asker): Promise<Guide>;
  /** @throws Failure `notFound`. */
  programme(id: string, asker: Asker): Promise<Programme>;
  /** @throws Failure `notFound` for a show that the channel has not in its guide. */
  show(channelId: string, showId: string, asker: Asker): Promise<Show>;
}

const inCatalogue = (title: MediaItemRow | undefined) =>
  title ? { media_item: { type: title.type, id: title.id, slug: title.slug } } : {};

/** The guide of a database. */
export function createGuideService(context: Context, parts: ChannelsParts): GuideService {
  const { db } = context;
  const readView = createChannelView(context, parts);
  return {
    between: async ({ channelIds, from, to }, { viewer, language }) => {
      if (to <= from || to - from > GUIDE_MAX_SECONDS) {
        throw new Failure('invalidRequest', { detail: 'to' });
      }
      const { view, broadcasts, now } = await readView(language);
      const mark = await readMarker(context, viewer);
      const { first, last } = guideBounds(now);
      const channels = [...new Set(channelIds)].flatMap(
        (id) => broadcasts.channels.channelsById.get(id) ?? [],
      );
      return {
        items: channels.map((channel) => ({
          channel_id: channel.id,
          epgs: broadcasts.guide
            .between(channel, from, to, now)
            .map((programme) => mark.programme(programmeAnswer(programme, view))),
        })),
        first_time: first,
        last_time: last,
      };
    },
    programme: async (id, { viewer, language }) => {
      const { view, broadcasts, now } = await readView(language);
      const programme = broadcasts.guide.find(id, now);
      if (!programme) throw new Failure('notFound');
      const mark = await readMarker(context, viewer);
      const { description, title } = broadcastFacts(programme.broadcast, programme.channel, view);
      return {
        ...mark.programme(programmeAnswer(programme, view)),
        description,
        ...inCatalogue(title),
        is_reminder_set: viewer?.profile ? await hasReminder(db, viewer.profile.id, id) : false,
      };
    },
    show: async (channelId, showId, { viewer, language }) => {
      const { view, broadcasts, now } = await readView(language);
      const channel = findChannel(broadcasts, channelId);
      const { first, last } = guideBounds(now);
      const showings = broadcasts.guide
        .between(channel, first, last, now)
        .filter(({ broadcast }) => originalId(broadcast) === showId);
      const [programme] = showings;
      if (!programme) throw new Failure('notFound');
      const mark = await readMarker(context, viewer);
      const facts = broadcastFacts(programme.broadcast, channel, view);
      const { title } = facts;
      return {
        id: showId,
        name: title ? textIn(title.names, language) : facts.name,
        description: facts.description,
        logo: facts.logo,
        age_level: ageLevelOf(title?.ageLimitId ?? facts.ageLimitId, view),
        channel_info: channelInfo(channel, view),
        ...inCatalogue(title),
        epgs: showings.map((one) => mark.programme(programmeAnswer(one, view))),
      };
    },
  };
}
