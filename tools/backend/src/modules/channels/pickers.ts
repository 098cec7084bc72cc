import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import type { ChannelRow, DayPartRow, ShowRow } from './channels.store.ts';

/** What is shown: a show, or a film or an episode of the catalogue. */
export type Broadcast = { kind: 'show'; show: ShowRow } | { kind: 'title'; item: MediaItemRow };

/** What a day is made of. */
export interface ScheduleSources {
  channel: ChannelRow;
  /** In the order of the day; the first one begins it. */
  parts: readonly DayPartRow[];
  /** Shows that the channel may show. */
  shows: ReadonlyMap<string, ShowRow>;
  /** Films that the channel may show, in the order of the catalogue. */
  films: readonly MediaItemRow[];
  /** Series that it may show, each with its episodes in order. */
  series: readonly { title: MediaItemRow; episodes: readonly MediaItemRow[] }[];
  yearsOf: (ageLimitId: string) => number;
}

/** A show may be cut to this share of its length at the end of a part. */
const SHORTENED_SHARE = 0.6;

/** What is before lasts so much longer at most, where nothing fits. */
const LONGEST_STRETCH_MINUTES = 45;

/** All showings begin at full five minutes. */
const STEP_MINUTES = 5;

/** A series keeps its place for so many days. */
const SERIES_DAYS = 28;

/** Evening for 16+ and night for 18+, in minutes after 6:00. */
const EVENING = 15 * 60;
const NIGHT = 17 * 60;

/** Years up to which something may begin at a minute. */
function yearsAt(minute: number): number {
  if (minute < EVENING) return 12;
  return minute < NIGHT ? 16 : 18;
}

/** Length of a title in the guide: full steps, with room for what stands between. */
const slotOf = ({ durationMinutes }: MediaItemRow): number =>
  Math.ceil((durationMinutes + 2) / STEP_MINUTES) * STEP_MINUTES;

const isOf = (item: MediaItemRow, genreIds: readonly string[]): boolean =>
  genreIds.length === 0 || item.genreIds.some((id) => genreIds.includes(id));

/** What comes next, and how long it is. */
export interface Next {
  broadcast: Broadcast;
  minutes: number;
}

/** Gives what comes next in a part, where so many minutes are left, after a show; nothing where nothing fits. */
export type Picker = (
  minute: number,
  left: number,
  before: ShowRow | undefined,
) => Next | undefined;

/** Shows in turn; of a channel for the small others of its genre where it may show none of those named. */
export function pickShows(
  { shows }: ScheduleSources,
  ids: readonly string[],
  first: number,
): Picker {
  const named = ids.flatMap((id) => shows.get(id) ?? []);
  const all = named.length > 0 ? named : [...shows.values()];
  let turn = first;
  return (_, left, before) => {
    const inTurn = all.map((_show, index) => all[(turn + index) % all.length]);
    const others = inTurn.filter((show) => show !== undefined && show !== before);
    const show =
      others.find((one) => one && one.minutes <= left) ??
      others.find((one) => one && one.minutes * SHORTENED_SHARE <= left) ??
      (left > LONGEST_STRETCH_MINUTES ? inTurn[0] : undefined);
    if (!show) return undefined;
    turn = all.indexOf(show) + 1;
    return { broadcast: { kind: 'show', show }, minutes: show.minutes };
  };
}

/** Films of some genres that fit and are not too early for their age limit, each once a day. */
export function pickFilms(
  { films, yearsOf }: ScheduleSources,
  genreIds: readonly string[],
  first: number,
  shown: Set<string>,
): Picker {
  const all = films.filter((film) => isOf(film, genreIds));
  let turn = first;
  return (minute, left) => {
    for (let tried = 0; tried < all.length; tried += 1) {
      const film = all[(turn + tried) % all.length];
      if (!film || shown.has(film.id) || slotOf(film) > left) continue;
      if (yearsOf(film.ageLimitId) > yearsAt(minute)) continue;
      turn += tried + 1;
      shown.add(film.id);
      return { broadcast: { kind: 'title', item: film }, minutes: slotOf(film) };
    }
    return undefined;
  };
}

/** The episodes of one series of some genres, going on from day to day. */
export function pickEpisodes(
  { series, yearsOf }: ScheduleSources,
  genreIds: readonly string[],
  { first, day, part }: { first: number; day: number; part: { start: number; end: number } },
): Picker {
  const all = series.filter(
    ({ title }) => isOf(title, genreIds) && yearsOf(title.ageLimitId) <= yearsAt(part.start),
  );
  const chosen = all[(first + Math.floor(day / SERIES_DAYS)) % Math.max(all.length, 1)];
  const episodes = chosen?.episodes ?? [];
  const [pilot] = episodes;
  if (!pilot) return () => undefined;
  const aDay = Math.max(1, Math.floor((part.end - part.start) / slotOf(pilot)));
  let turn = (day % SERIES_DAYS) * aDay;
  return (_, left) => {
    const episode = episodes[turn % episodes.length];
    if (!episode || slotOf(episode) > left) return undefined;
    turn += 1;
    return { broadcast: { kind: 'title', item: episode }, minutes: slotOf(episode) };
  };
}
