import type { ChannelShort, ProgrammeShort } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import type { ReadRights, Rights } from '../playback/rights.ts';
import { listHiddenChannels } from '../profiles/profiles.store.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Broadcasts, ReadBroadcasts } from './broadcasts.ts';
import type { ChannelRow } from './channels.store.ts';

/** What answers about channels take from other parts of the service. */
export interface ChannelsParts {
  views: AnswerViews;
  readBroadcasts: ReadBroadcasts;
  readRights: ReadRights;
}

/** What answers about channels are made from, the same for everybody. */
export interface ChannelView {
  view: AnswerView;
  broadcasts: Broadcasts;
  /** Of somebody without an account: what they may watch is free. */
  nobodysRights: Rights;
  /** Seconds since 1970. */
  now: number;
}

/** Reads what answers about channels are made from. */
export const createChannelView =
  ({ now }: Pick<Context, 'now'>, { views, readBroadcasts, readRights }: ChannelsParts) =>
  async (language: Asker['language']): Promise<ChannelView> => ({
    view: await views.of(language),
    broadcasts: await readBroadcasts(),
    nobodysRights: await readRights(undefined),
    now: Math.floor(now().getTime() / 1000),
  });

/** A channel by id or slug. @throws {@link Failure} `notFound`. */
export function findChannel({ channels }: Broadcasts, idOrSlug: string): ChannelRow {
  const channel =
    channels.channelsById.get(idOrSlug) ?? channels.channels.find(({ slug }) => slug === idOrSlug);
  if (!channel) throw new Failure('notFound');
  return channel;
}

/** The channels that a viewer sees: all but those that the profile hides. */
export async function shownChannels(
  { db }: Pick<Context, 'db'>,
  channels: readonly ChannelRow[],
  viewer: Viewer | undefined,
): Promise<readonly ChannelRow[]> {
  if (!viewer?.profile) return channels;
  const hidden = new Set(await listHiddenChannels(db, viewer.profile.id));
  return hidden.size === 0 ? channels : channels.filter(({ id }) => !hidden.has(id));
}

/** Marks what a profile has put aside. */
export interface Marker {
  programme(programme: ProgrammeShort): ProgrammeShort;
  channel<T extends ChannelShort>(channel: T): T;
}

/** Reads what the viewer's profile has put aside. */
export async function readMarker(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer | undefined,
): Promise<Marker> {
  const { hasFavourite } = await readViewing(db, viewer);
  const programme = (one: ProgrammeShort): ProgrammeShort => ({
    ...one,
    is_favorite: hasFavourite('epg', one.id),
  });
  return {
    programme,
    channel: (channel) => ({
      ...channel,
      is_favorite: hasFavourite('channel', channel.id),
      epgs: channel.epgs.map(programme),
    }),
  };
}
