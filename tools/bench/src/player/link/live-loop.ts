import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  padded,
  readTitle,
  SEGMENT_SECONDS,
  SEGMENTS,
  TITLE_SECONDS,
  type TitleTrack,
} from './title-index.ts';
import { moveTimes } from './move-times.ts';

/** How many segments a live manifest lists, unless it is told. */
const WINDOW = 15;

/** The title as an endless live stream. */
export interface LiveLoop {
  /** When its first segment began, in ms of the clock. */
  readonly epoch: number;
  /** A file of the stream; undefined for what it does not have, or not yet. */
  file: (name: string) => Buffer | undefined;
}

/** Makes a live stream of the title that has been on for longer than its window. */
export function createLiveLoop(folder: string, size = WINDOW): LiveLoop {
  const { tracks } = readTitle(folder);
  const epoch = Date.now() - (size + 1) * SEGMENT_SECONDS * 1000;
  const lastNumber = () => Math.floor((Date.now() - epoch) / (SEGMENT_SECONDS * 1000));
  const place = (track: TitleTrack, number: number) => {
    const round = Math.floor((number - 1) / SEGMENTS);
    const index = (number - 1) % SEGMENTS;
    const [start = 0, length = 0] = track.segments[index] ?? [];
    const moved = round * TITLE_SECONDS * track.timescale;
    return { index, moved, start: start + moved, length };
  };
  const numbers = () => {
    const last = lastNumber();
    const first = Math.max(1, last - size + 1);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };

  const playlist = (track: TitleTrack) => {
    const listed = numbers();
    const head = `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:5\n#EXT-X-MEDIA-SEQUENCE:${listed[0]}\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MAP:URI="init-${track.id}.mp4"\n`;
    const lines = listed.map((number) => {
      const { start, length } = place(track, number);
      const date = new Date(epoch + (start / track.timescale) * 1000).toISOString();
      return `#EXT-X-PROGRAM-DATE-TIME:${date}\n#EXTINF:${(length / track.timescale).toFixed(5)},\ns${track.id}-${number}.m4s\n`;
    });
    return Buffer.from(head + lines.join(''));
  };

  const template = (track: TitleTrack) => {
    const listed = numbers();
    const line = listed.map((number, index) => {
      const { start, length } = place(track, number);
      return `<S${index === 0 ? ` t="${start}"` : ''} d="${length}"/>`;
    });
    return `<SegmentTemplate timescale="${track.timescale}" startNumber="${listed[0]}" initialization="init-$RepresentationID$.mp4" media="s$RepresentationID$-$Number$.m4s"><SegmentTimeline>${line.join('')}</SegmentTimeline></SegmentTemplate>`;
  };
  const manifest = () => {
    const pictures = tracks.filter(({ height }) => height > 0);
    const sounds = tracks.filter(({ height }) => height === 0);
    const [first] = pictures;
    const now = new Date().toISOString();
    const set = (id: number, kind: string, more: string, inner: string) =>
      `<AdaptationSet id="${id}" contentType="${kind}" mimeType="${kind}/mp4" segmentAlignment="true" startWithSAP="1"${more}>${inner}</AdaptationSet>\n`;
    const renditions = pictures.map(
      ({ id, codecs, average, width, height }) =>
        `<Representation id="${id}" codecs="${codecs}" bandwidth="${average}" width="${width}" height="${height}"/>`,
    );
    const sets = sounds.map((track, index) =>
      set(
        index + 1,
        'audio',
        ` lang="${track.language}"`,
        `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${index > 0 ? 'alternate' : 'main'}"/>${template(track)}<Representation id="${track.id}" codecs="${track.codecs}" bandwidth="${track.average}" audioSamplingRate="48000"/>`,
      ),
    );
    return Buffer.from(
      `<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="dynamic" profiles="urn:mpeg:dash:profile:isoff-live:2011" availabilityStartTime="${new Date(epoch).toISOString()}" publishTime="${now}" minimumUpdatePeriod="PT4S" timeShiftBufferDepth="PT${size * SEGMENT_SECONDS}S" suggestedPresentationDelay="PT12S" minBufferTime="PT4S" maxSegmentDuration="PT5S">\n<Period id="0" start="PT0S">\n${set(0, 'video', ' frameRate="25"', (first ? template(first) : '') + renditions.join(''))}${sets.join('')}</Period>\n<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${now}"/>\n</MPD>\n`,
    );
  };

  const segment = (id: number, number: number) => {
    const track = tracks[id];
    if (!track || number < 1 || number > lastNumber()) return undefined;
    const { index, moved } = place(track, number);
    return moveTimes(readFileSync(join(folder, `s${id}-${padded(index + 1)}.m4s`)), moved);
  };

  return {
    epoch,
    file: (name) => {
      if (name === 'variant.m3u8') return readFileSync(join(folder, 'live.m3u8'));
      if (name === 'manifest.mpd') return manifest();
      if (/^init-\d+\.mp4$/.test(name)) return readFileSync(join(folder, name));
      const [, listed] = /^live-(\d+)\.m3u8$/.exec(name) ?? [];
      const track = listed === undefined ? undefined : tracks[Number(listed)];
      if (track) return playlist(track);
      const [, id, number] = /^s(\d+)-(\d+)\.m4s$/.exec(name) ?? [];
      return id === undefined ? undefined : segment(Number(id), Number(number));
    },
  };
}
