import { stableNumber } from '../../server/stable-number.ts';
import type { DayPartRow } from './channels.store.ts';
import {
  pickEpisodes,
  pickFilms,
  pickShows,
  type Broadcast,
  type Next,
  type Picker,
  type ScheduleSources,
} from './pickers.ts';

/** One showing, in minutes after the beginning of the broadcasting day. */
export interface Showing {
  start: number;
  end: number;
  broadcast: Broadcast;
}

const DAY_MINUTES = 24 * 60;

/** Nothing begins for less: what is before it lasts so much longer. */
const SHORTEST_MINUTES = 15;

function fillPart(
  sources: ScheduleSources,
  day: number,
  part: DayPartRow,
  end: number,
  shown: Set<string>,
): Showing[] {
  const { channel, shows } = sources;
  const place = stableNumber(`${channel.id} ${part.fromMinute}`);
  const fillers = pickShows(sources, part.showIds, place + day);
  const titles: Picker =
    part.source === 'films'
      ? pickFilms(sources, part.titleGenreIds, stableNumber(`${place} ${day}`), shown)
      : part.source === 'series'
        ? pickEpisodes(sources, part.titleGenreIds, {
            first: place,
            day,
            part: { start: part.fromMinute, end },
          })
        : () => undefined;
  const opener = part.openerId === null ? undefined : shows.get(part.openerId);
  const showings: Showing[] = [];
  let at = part.fromMinute;
  while (at < end) {
    const left = end - at;
    const last = showings.at(-1);
    const before = last?.broadcast.kind === 'show' ? last.broadcast.show : undefined;
    const isOpening = opener !== undefined && !last;
    const next: Next | undefined = isOpening
      ? { broadcast: { kind: 'show', show: opener }, minutes: opener.minutes }
      : (titles(at, left, before) ?? fillers(at, left, before));
    if (!next) {
      if (last) last.end = end;
      break;
    }
    const length = left - next.minutes < SHORTEST_MINUTES ? left : next.minutes;
    showings.push({ start: at, end: at + length, broadcast: next.broadcast });
    at += length;
  }
  return showings;
}

/**
 * What a channel shows on a broadcasting day, without a gap. The same for the same day, channel and
 * catalogue, whoever asks and whenever.
 */
export function scheduleOf(sources: ScheduleSources, day: number): Showing[] {
  const shown = new Set<string>();
  return sources.parts.flatMap((part, index) => {
    const end = sources.parts[index + 1]?.fromMinute ?? DAY_MINUTES;
    return fillPart(sources, day, part, end, shown);
  });
}
