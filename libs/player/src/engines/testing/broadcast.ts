/** A film as a stream that is on the air. */
export interface Broadcast {
  /** Of the film there is so much at first, in seconds; more comes as time passes. */
  airedSeconds: number;
  /** How many segments its lists hold. @default all since the start */
  window?: number;
}

/** The streams that an address can name in place of a title; all of them are the film. */
export const broadcasts: Readonly<Record<string, Broadcast>> = {
  channel: { airedSeconds: 66 },
  // The lists of many channels are as short as the protocols allow.
  'brief-channel': { airedSeconds: 12, window: 3 },
};

const SEGMENT_SECONDS = 2;
/** Seconds since 1970 at which each broadcast began. */
const starts = new Map<string, number>();

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A manifest or playlist of the film, as if it were being broadcast to a playback, so many seconds late. */
export function broadcastList(
  { airedSeconds, window = Number.POSITIVE_INFINITY }: Broadcast,
  { file, text, playback, delay }: { file: string; text: string; playback: string; delay: number },
): string {
  const now = Date.now() / 1000;
  const start = starts.get(playback) ?? now - airedSeconds;
  starts.set(playback, start);
  const aired = Math.floor((now - delay - start) / SEGMENT_SECONDS);
  const first = Math.max(0, aired - window);
  const count = aired - first;
  if (file.endsWith('.mpd')) {
    const depth = Math.min(window * SEGMENT_SECONDS, 80);
    return text
      .replace(
        /type="static" mediaPresentationDuration="[^"]+"/,
        `type="dynamic" availabilityStartTime="${isoTime(start + delay)}" publishTime="${isoTime(now)}" minimumUpdatePeriod="PT2S" timeShiftBufferDepth="PT${depth}S"`,
      )
      .replaceAll('<Period id="0">', '<Period id="0" start="PT0S">')
      .replaceAll('startNumber="1"', `startNumber="${first + 1}"`)
      .replaceAll(
        /<S t="0" d="(\d+)" r="\d+"\/>(?:\s*<S [^>]*>)*/g,
        (_, length: string) => `<S t="${first * Number(length)}" d="${length}" r="${count - 1}"/>`,
      )
      .replace(
        '</MPD>',
        `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${isoTime(now)}"/></MPD>`,
      );
  }
  if (text.includes('#EXT-X-STREAM-INF')) {
    const query = `?offset=${-delay}`;
    return text
      .replaceAll(/URI="([^"]+)"/g, `URI="$1${query}"`)
      .replaceAll(/^(?!#)(\S+)$/gm, `$1${query}`);
  }
  const [head = '', ...segments] = text
    .replace('#EXT-X-ENDLIST', '')
    .replace(/#EXT-X-PLAYLIST-TYPE:VOD\n/, `#EXT-X-MEDIA-SEQUENCE:${first}\n`)
    .split(/(?=#EXTINF)/);
  const clock = `#EXT-X-PROGRAM-DATE-TIME:${isoTime(start + first * SEGMENT_SECONDS)}\n`;
  return head + clock + segments.slice(first, first + count).join('');
}
