import type * as schema from '../../database/schema.ts';
import { ageLimitId } from '../names.ts';
import type { DayPartSeed } from './channel-seed.ts';
import { channelGenres } from './index.ts';

/** When the broadcasting day begins, in minutes after midnight. */
const DAY_START = 6 * 60;
const DAY_MINUTES = 24 * 60;

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes - DAY_START + DAY_MINUTES) % DAY_MINUTES;
}

function sourceOf({ films, series }: DayPartSeed): 'films' | 'series' | 'shows' {
  if (films) return 'films';
  return series ? 'series' : 'shows';
}

/** The genres of channels as the database keeps them. */
export const channelGenreRows: readonly (typeof schema.channelGenres.$inferInsert)[] =
  channelGenres.map(({ id, names }, position) => ({ id, names, position }));

/** The channels. */
export const channelRows: readonly (typeof schema.channels.$inferInsert)[] = channelGenres
  .flatMap(({ id, channels }) => channels.map((channel) => ({ genreId: id, channel })))
  .map(({ genreId, channel }, position) => ({
    id: channel.slug,
    slug: channel.slug,
    position,
    names: channel.names,
    descriptions: channel.descriptions,
    genreId,
    ageLimitId: ageLimitId(channel.ageYears),
    timeShift: channel.timeShift ?? 'none',
    isPeerDelivered: channel.isPeerDelivered ?? false,
    titles: channel.titles ?? {},
  }));

/** The shows of all channels. */
export const showRows: readonly (typeof schema.shows.$inferInsert)[] = channelGenres.flatMap(
  ({ id: genreId, shows }) =>
    shows.map(({ id, names, descriptions, ageYears, minutes }) => ({
      id,
      genreId,
      names,
      descriptions,
      ageLimitId: ageLimitId(ageYears),
      minutes,
    })),
);

/** The parts of their days. */
export const dayPartRows: readonly (typeof schema.dayParts.$inferInsert)[] = channelGenres.flatMap(
  ({ id: genreId, day }) =>
    day.map((part) => ({
      genreId,
      fromMinute: minuteOf(part.from),
      openerId: part.opener ?? null,
      source: sourceOf(part),
      showIds: [...part.shows],
      titleGenreIds: [...(part.films ?? part.series ?? [])],
    })),
);
