import { placeOf, type LoopView } from './loop-clock.ts';
import type { LoopTrack } from './loop-film.ts';
import { LIVE_DELAY_SECONDS, LIVE_WINDOW_SECONDS, type StreamWindow } from './stream-window.ts';

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

interface Entry {
  start: number;
  length: number;
  repeats: number;
}

/** Segments as `S` elements, those of one length in one. */
function timeline(segments: readonly { start: number; length: number }[]): string {
  const entries: Entry[] = [];
  for (const { start, length } of segments) {
    const last = entries.at(-1);
    if (last?.length === length) last.repeats += 1;
    else entries.push({ start, length, repeats: 0 });
  }
  const lines = entries.map(
    ({ start, length, repeats }) =>
      `<S t="${start}" d="${length}"${repeats > 0 ? ` r="${repeats}"` : ''}/>`,
  );
  return `<SegmentTimeline>${lines.join('')}</SegmentTimeline>`;
}

function trackTimeline(view: LoopView, track: LoopTrack, { first, last }: StreamWindow): string {
  const start = (number: number) => placeOf(view, track, number).start;
  return timeline(
    Array.from({ length: last - first + 1 }, (_, index) => ({
      start: start(first + index),
      length: start(first + index + 1) - start(first + index),
    })),
  );
}

function subtitlesTemplate({ film, zero }: LoopView, tag: string, window: StreamWindow): string {
  const { first, last } = window;
  const { segmentSeconds } = film;
  const segments = Array.from({ length: last - first + 1 }, (_, index) => ({
    start: (first + index) * segmentSeconds - zero,
    length: segmentSeconds,
  }));
  return `<SegmentTemplate timescale="1" media="subtitles-${tag}/$Number$.vtt" startNumber="${first}">${timeline(segments)}</SegmentTemplate>`;
}

/** What the `MPD` element says of time. */
function times({ film, zero }: LoopView, window: StreamWindow, now: number): string {
  const { first, last, isGrowing, isSliding, delay } = window;
  if (!isGrowing) {
    const seconds = (last - first + 1) * film.segmentSeconds;
    return `type="static" mediaPresentationDuration="PT${seconds}S"`;
  }
  return [
    'type="dynamic"',
    // A late stream becomes available late: players reckon its edge from here.
    `availabilityStartTime="${isoTime(zero + delay)}"`,
    `publishTime="${isoTime(now)}"`,
    `minimumUpdatePeriod="PT${film.segmentSeconds}S"`,
    `suggestedPresentationDelay="PT${LIVE_DELAY_SECONDS}S"`,
    ...(isSliding ? [`timeShiftBufferDepth="PT${LIVE_WINDOW_SECONDS}S"`] : []),
  ].join(' ');
}

/**
 * The DASH manifest of a looped stream: the film's own, with the stream's times in place of the film's.
 *
 * @param now - Seconds since 1970.
 */
export function loopManifest(view: LoopView, window: StreamWindow, now: number): string {
  const { film } = view;
  const clock = `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${isoTime(now)}"/>`;
  return film.dash
    .replace(/type="static" mediaPresentationDuration="[^"]+"/, times(view, window, now))
    .replaceAll(/<Period id="0">/g, '<Period id="0" start="PT0S">')
    .replaceAll(/<Representation[\s\S]*?<\/Representation>/g, (representation) => {
      const name = /media="([\w-]+)\//.exec(representation)?.[1];
      const track = film.tracks.get(name ?? '');
      if (!track) return representation;
      return representation
        .replace(/startNumber="\d+"/, `startNumber="${window.first}"`)
        .replace(/<SegmentTimeline>[\s\S]*<\/SegmentTimeline>/, trackTimeline(view, track, window));
    })
    .replaceAll(/<BaseURL>subtitles\/(\w+)\.vtt<\/BaseURL>/g, (_, tag: string) =>
      subtitlesTemplate(view, tag, window),
    )
    .replace('</MPD>', `${window.isGrowing ? clock : ''}</MPD>`);
}
