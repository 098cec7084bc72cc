import { type ProgrammeShort, textIn } from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { backdropOf, titleOf, type AnswerView } from '../catalogue/media-item-answer.ts';
import type { ChannelRow } from './channels.store.ts';
import { originalId, type Programme } from './guide.ts';
import type { Broadcast } from './pickers.ts';
import { ARCHIVE_SECONDS } from './time-shift.ts';

/** An age limit as answers show it. */
export function ageLevelOf(ageLimitId: string, { snapshot }: AnswerView) {
  const limit = snapshot.ageLimits.get(ageLimitId);
  return { name: limit?.name ?? '', age_value: limit?.ageValue ?? 0 };
}

/** A channel as its programmes name it. */
export const channelInfo = ({ id, slug, names }: ChannelRow, { images, language }: AnswerView) => ({
  id,
  slug,
  name: textIn(names, language),
  logo: images.describe(`channel-mark-${slug}`),
});

function episodeName(episode: MediaItemRow, { snapshot, language }: AnswerView): string {
  const season = snapshot.itemsById.get(episode.seasonId ?? '');
  const place = catalogueTexts[language].episodeOf(
    season?.orderNumber ?? 1,
    episode.orderNumber ?? 1,
  );
  return `${textIn(titleOf(episode, snapshot).names, language)}. ${place}`;
}

/** Name, picture, texts and age limit of what is shown; of an episode mostly those of its series. */
export function broadcastFacts(broadcast: Broadcast, channel: ChannelRow, view: AnswerView) {
  const { images, language, snapshot } = view;
  if (broadcast.kind === 'show') {
    const { names, descriptions, ageLimitId } = broadcast.show;
    return {
      name: textIn(names, language),
      description: textIn(descriptions, language),
      logo: images.describe(`channel-bg-${channel.slug}`),
      ageLimitId,
      title: undefined,
    };
  }
  const { item } = broadcast;
  const title = titleOf(item, snapshot);
  return {
    name: item.type === 'episode' ? episodeName(item, view) : textIn(item.names, language),
    description: textIn(title.summaries ?? title.names, language),
    logo: backdropOf(item, view),
    ageLimitId: item.ageLimitId,
    title,
  };
}

/** A programme as the guide and cards show it: nobody's favourite. ENTITY-029. */
export function programmeAnswer(programme: Programme, view: AnswerView): ProgrammeShort {
  const { id, channel, start, end, broadcast } = programme;
  const { name, logo, ageLimitId } = broadcastFacts(broadcast, channel, view);
  return {
    id,
    original_id: originalId(broadcast),
    name,
    start_time: start,
    end_time: end,
    logo,
    age_level: ageLevelOf(ageLimitId, view),
    channel_info: channelInfo(channel, view),
    is_favorite: false,
    ...(channel.timeShift !== 'none' && {
      tstv_options_epg: { tstv_valid_until: end + ARCHIVE_SECONDS },
    }),
  };
}
