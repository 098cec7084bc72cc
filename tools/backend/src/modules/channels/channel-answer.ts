import { type Channel, type ChannelShort, type ContentAction, textIn } from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import type { Rights } from '../playback/rights.ts';
import type { ChannelView } from './channel-view.ts';
import type { ChannelRow } from './channels.store.ts';
import { ageLevelOf, programmeAnswer } from './programme-answer.ts';
import { timeShiftOf } from './time-shift.ts';

/** A channel as lists and cards show it: nobody's favourite. ENTITY-025. */
export function channelAnswer(channel: ChannelRow, of: ChannelView): ChannelShort {
  const { view, broadcasts, nobodysRights, now } = of;
  const { images, language } = view;
  const background = images.describe(`channel-bg-${channel.slug}`);
  const genre = broadcasts.channels.genresById.get(channel.genreId);
  return {
    id: channel.id,
    slug: channel.slug,
    name: textIn(channel.names, language),
    logo: images.describe(`channel-mark-${channel.slug}`),
    full_logo: images.describe(`channel-${channel.slug}`),
    background,
    poster_bg_color: background.color,
    usage_model: 'SERVICE',
    is_free: nobodysRights.to('channel', channel.id) === 'free',
    is_favorite: false,
    age_level: ageLevelOf(channel.ageLimitId, view),
    genres: genre ? [{ id: genre.id, name: textIn(genre.names, language) }] : [],
    epgs: broadcasts.guide.onAir(channel, now).map((one) => programmeAnswer(one, view)),
  };
}

/** What a viewer can do with a channel. ENTITY-054. */
function channelActions(
  { id, slug }: ChannelRow,
  rights: Rights,
  view: AnswerView,
): ContentAction[] {
  const { language } = view;
  if (rights.to('channel', id) === undefined) {
    return [{ type: 'buy', title: salesTexts[language].actions.buy, usage_model: 'SERVICE' }];
  }
  const target = { type: 'screen', link: `/tv/${slug}/player` } as const;
  return [{ type: 'watch', title: catalogueTexts[language].watch, target }];
}

/** A channel as its page and the player show it to a viewer. ENTITY-026, ENTITY-028. */
export function channelPage(
  channel: ChannelRow,
  of: ChannelView,
  rights: Rights,
): Omit<Channel, 'purchase_variants'> {
  const short = channelAnswer(channel, of);
  const [onAir] = short.epgs;
  const timeShift = timeShiftOf(channel, rights);
  return {
    ...short,
    channel_id: channel.id,
    description: textIn(channel.descriptions, of.view.language),
    ...(onAir && { program_id: onAir.id }),
    is_tstv_allowed: timeShift.is_catchup_allowed || timeShift.is_pltv_allowed,
    tstv_options_channel: timeShift,
    actions: channelActions(channel, rights, of.view),
  };
}
