import { startSeconds, type LoopView } from './loop-clock.ts';
import type { LoopTrack } from './loop-film.ts';
import { LIVE_DELAY_SECONDS, type StreamWindow } from './stream-window.ts';

/** A playlist of variants whose addresses carry a query on: it does not reach them by itself. */
export function variantPlaylist(hls: string, query: string): string {
  return hls
    .replaceAll(/URI="([^"]+)"/g, `URI="$1${query}"`)
    .replaceAll(/^(?!#)(\S+)$/gm, `$1${query}`);
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Lines before the first segment. */
function head({ zero, film }: LoopView, window: StreamWindow, firstStart: number): string[] {
  const { first, isGrowing, isSliding } = window;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(film.segmentSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(isSliding ? [] : [`#EXT-X-PLAYLIST-TYPE:${isGrowing ? 'EVENT' : 'VOD'}`]),
    ...(isGrowing ? [`#EXT-X-SERVER-CONTROL:HOLD-BACK=${LIVE_DELAY_SECONDS}.0`] : []),
    ...(isSliding ? [`#EXT-X-START:TIME-OFFSET=-${LIVE_DELAY_SECONDS}`] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${isoTime(zero + firstStart)}`,
  ];
}

const numbersOf = ({ first, last }: StreamWindow): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const end = ({ isGrowing }: StreamWindow): string[] => (isGrowing ? [] : ['#EXT-X-ENDLIST']);

/** The playlist of a track of pictures or sound. */
export function trackPlaylist(view: LoopView, track: LoopTrack, window: StreamWindow): string {
  const start = (number: number) => startSeconds(view, track, number);
  const segments = numbersOf(window).flatMap((number) => [
    `#EXTINF:${(start(number + 1) - start(number)).toFixed(6)},`,
    `${track.name}/${number}.m4s`,
  ]);
  const lines = [
    ...head(view, window, start(window.first)),
    `#EXT-X-MAP:URI="${track.name}/init.mp4"`,
    ...segments,
    ...end(window),
  ];
  return `${lines.join('\n')}\n`;
}

/** The playlist of the subtitles in a language. */
export function subtitlesPlaylist(view: LoopView, tag: string, window: StreamWindow): string {
  const { segmentSeconds } = view.film;
  const segments = numbersOf(window).flatMap((number) => [
    `#EXTINF:${segmentSeconds.toFixed(6)},`,
    `subtitles-${tag}/${number}.vtt`,
  ]);
  const firstStart = window.first * segmentSeconds - view.zero;
  return `${[...head(view, window, firstStart), ...segments, ...end(window)].join('\n')}\n`;
}
