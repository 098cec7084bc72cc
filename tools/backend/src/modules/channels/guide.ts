import type { CatalogueSnapshot } from '../catalogue/catalogue.store.ts';
import { episodesOf } from '../catalogue/watching.ts';
import { broadcastDayOf, broadcastDayStart, dateOf, guideBounds } from './broadcast-day.ts';
import type { ChannelRow, ChannelsSnapshot } from './channels.store.ts';
import type { Broadcast, ScheduleSources } from './pickers.ts';
import { scheduleOf } from './schedule.ts';

/** A programme: one showing on one channel. Times in seconds since 1970. */
export interface Programme {
  id: string;
  channel: ChannelRow;
  start: number;
  end: number;
  broadcast: Broadcast;
}

/** What channels show, over channels and a catalogue that do not change. */
export interface Guide {
  /** What is on a channel between two moments, also partly; nothing outside the bounds of the guide. */
  between(channel: ChannelRow, from: number, to: number, now: number): Programme[];
  /** What is on now and what comes next. */
  onAir(channel: ChannelRow, now: number): Programme[];
  /** A programme that the guide knows at a moment. */
  find(id: string, now: number): Programme | undefined;
}

const MINUTE = 60;

/** Days of channels that are kept once they were computed. */
const MOST_DAYS_KEPT = 2000;

const programmeId = (channelId: string, start: number): string => `${channelId}-${start / MINUTE}`;

/** What a programme is a showing of: the id of its show, or of the title, of an episode its series. */
export function originalId(broadcast: Broadcast): string {
  if (broadcast.kind === 'show') return broadcast.show.id;
  return `title-${broadcast.item.seriesId ?? broadcast.item.id}`;
}

function sourcesOf(
  channel: ChannelRow,
  day: number,
  { shows, partsByGenre }: ChannelsSnapshot,
  catalogue: CatalogueSnapshot,
): ScheduleSources {
  const yearsOf = (id: string) => catalogue.ageLimits.get(id)?.ageValue ?? 0;
  const limit = yearsOf(channel.ageLimitId);
  const { genres, countries, from = 0, to = Number.POSITIVE_INFINITY } = channel.titles;
  const titles = catalogue.titles.filter(
    (title) =>
      yearsOf(title.ageLimitId) <= limit &&
      title.premiereDate <= dateOf(day) &&
      title.year >= from &&
      title.year <= to &&
      title.category === null &&
      (!genres || title.genreIds.some((id) => genres.includes(id))) &&
      (!countries || title.countryIds.some((id) => countries.includes(id))),
  );
  return {
    channel,
    parts: partsByGenre.get(channel.genreId) ?? [],
    shows: new Map(
      [...shows].filter(
        ([, { genreId, ageLimitId }]) =>
          genreId === channel.genreId && yearsOf(ageLimitId) <= limit,
      ),
    ),
    films: titles.filter(({ type }) => type === 'film'),
    series: titles
      .filter(({ type }) => type === 'series')
      .map((title) => ({ title, episodes: episodesOf(title.id, catalogue) })),
    yearsOf,
  };
}

/** The guide of some channels: computed from the number of the day, so that all processes say the same. */
export function createGuide(channels: ChannelsSnapshot, catalogue: CatalogueSnapshot): Guide {
  const made = new Map<string, readonly Programme[]>();

  const dayOf = (channel: ChannelRow, day: number): readonly Programme[] => {
    const key = `${channel.id} ${day}`;
    const known = made.get(key);
    if (known) return known;
    const dayStart = broadcastDayStart(day);
    const programmes = scheduleOf(sourcesOf(channel, day, channels, catalogue), day).map(
      ({ start, end, broadcast }): Programme => ({
        id: programmeId(channel.id, dayStart + start * MINUTE),
        channel,
        start: dayStart + start * MINUTE,
        end: dayStart + end * MINUTE,
        broadcast,
      }),
    );
    // A clock that runs for weeks, or is put forward, leaves days behind that nobody asks for.
    if (made.size >= MOST_DAYS_KEPT) made.clear();
    made.set(key, programmes);
    return programmes;
  };

  /** Without the bounds of the guide. */
  const during = (channel: ChannelRow, from: number, to: number): Programme[] => {
    const firstDay = broadcastDayOf(from);
    const days = Array.from(
      { length: broadcastDayOf(to) - firstDay + 1 },
      (_, index) => firstDay + index,
    );
    return days
      .flatMap((day) => dayOf(channel, day))
      .filter(({ start, end }) => end > from && start < to);
  };

  const between: Guide['between'] = (channel, from, to, now) => {
    const { first, last } = guideBounds(now);
    const [begin, finish] = [Math.max(from, first), Math.min(to, last)];
    return begin < finish ? during(channel, begin, finish) : [];
  };

  return {
    between,
    onAir: (channel, now) => {
      const at = Math.floor(now);
      const [current] = during(channel, at, at + 1);
      if (!current) return [];
      return [current, ...during(channel, current.end, current.end + 1)];
    },
    find: (id, now) => {
      const [, channelId, minutes] = /^([\w-]+)-(\d{1,9})$/.exec(id) ?? [];
      const channel = channels.channelsById.get(channelId ?? '');
      if (!channel) return undefined;
      const start = Number(minutes) * MINUTE;
      return between(channel, start, start + 1, now).find((programme) => programme.id === id);
    },
  };
}
