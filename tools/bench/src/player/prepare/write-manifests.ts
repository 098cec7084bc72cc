import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { padded, SEGMENTS, TITLE_SECONDS, type TitleTrack } from '../link/title-index.ts';
import { dashManifest } from './dash-manifest.ts';
import { mediaPlaylist, variantPlaylist } from './hls-playlists.ts';

/** The languages of the sound tracks, in their order. */
const languages = [
  { language: 'ru', name: 'Русский' },
  { language: 'en', name: 'English' },
];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="(-?[^"]*)"`).exec(tag)?.[1];

function segmentsOf(body: string): [number, number][] {
  const segments: [number, number][] = [];
  let at = 0;
  for (const [tag] of body.matchAll(/<S [^>]*\/>/g)) {
    at = Number(attribute(tag, 't') ?? at);
    const length = Number(attribute(tag, 'd'));
    for (let round = 0; round <= Number(attribute(tag, 'r') ?? 0); round += 1) {
      segments.push([at, length]);
      at += length;
    }
  }
  return segments.slice(0, SEGMENTS);
}

function trackOf(folder: string, head: string, body: string): TitleTrack {
  const id = Number(attribute(head, 'id'));
  const timescale = Number(attribute(body, 'timescale'));
  const segments = segmentsOf(body);
  const bits = segments.map(
    (_, index) => statSync(join(folder, `s${id}-${padded(index + 1)}.m4s`)).size * 8,
  );
  const seconds = segments.map(([, length]) => length / timescale);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    id,
    codecs: attribute(head, 'codecs') ?? '',
    width: Number(attribute(head, 'width') ?? 0),
    height: Number(attribute(head, 'height') ?? 0),
    timescale,
    segments,
    average: Math.round(sum(bits) / sum(seconds)),
    peak: Math.round(Math.max(...bits.map((size, index) => size / (seconds[index] ?? 1)))),
  };
}

/** Reads what the encoder made. */
export function readMade(folder: string, list: string): TitleTrack[] {
  const found = readFileSync(list, 'utf8').matchAll(
    /<Representation ([^>]*)>([\s\S]*?)<\/Representation>/g,
  );
  const tracks = [...found].map(([, head = '', body = '']) => trackOf(folder, head, body));
  const sounds = tracks.filter(({ height }) => height === 0);
  return tracks.map((track) => ({ ...track, ...languages[sounds.indexOf(track)] }));
}

/** Writes the manifests of both kinds, subtitles, and the index that the bench itself reads. */
export function writeManifests(folder: string, tracks: readonly TitleTrack[]): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const { language, name } of languages) {
    write(`sub-${language}.vtt`, subtitles(name));
    write(`sub-${language}.m3u8`, subtitlePlaylist(language));
  }
  const variants = variantPlaylist(tracks, languages);
  write('variant.m3u8', variants);
  write('live.m3u8', variantPlaylist(tracks, []).replaceAll('media-', 'live-'));
  for (const track of tracks) write(`media-${track.id}.m3u8`, mediaPlaylist(track));
  write('manifest.mpd', dashManifest(tracks, languages));
  write('index.json', JSON.stringify({ duration: TITLE_SECONDS, tracks }));
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

function subtitles(name: string): string {
  const cues = Array.from({ length: SEGMENTS }, (_, index) => {
    const at = index * 4 + 1;
    return `${at}\n${clock(at)} --> ${clock(at + 2.5)}\n${name}: ${at} s\n\n`;
  });
  return `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${cues.join('')}`;
}

const subtitlePlaylist = (language: string) =>
  `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:${TITLE_SECONDS}\n#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${TITLE_SECONDS}.000,\nsub-${language}.vtt\n#EXT-X-ENDLIST\n`;
