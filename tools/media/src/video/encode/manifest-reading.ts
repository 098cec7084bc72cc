import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a manifest offers; languages by BCP 47 tag, sorted. */
export interface ReadManifest {
  /** Every file it names, directly or through a playlist or a template. */
  files: string[];
  tracks: { heights: number[]; audio: string[]; text: string[] };
}

const attribute = (text: string, name: string) =>
  new RegExp(`(?:^|[\\s,:])${name}="?([^",\\s>]+)`).exec(text)?.[1];
const unique = (values: readonly (string | undefined)[]) =>
  [...new Set(values.filter((value) => value !== undefined))].sort();

function readPlaylist(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const map = lines
    .filter((line) => line.startsWith('#EXT-X-MAP'))
    .map((line) => attribute(line, 'URI') ?? '');
  return [...map, ...lines.filter((line) => line !== '' && !line.startsWith('#'))].map((name) =>
    join(dirname(file), name),
  );
}

/** Reads a multivariant playlist and every playlist that it names. */
export function readHls(file: string): ReadManifest {
  const lines = readFileSync(file, 'utf8').split('\n');
  const media = lines.filter((line) => line.startsWith('#EXT-X-MEDIA:'));
  const streams = lines.filter((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  const languagesOf = (type: string) =>
    unique(
      media
        .filter((line) => attribute(line, 'TYPE') === type)
        .map((line) => attribute(line, 'LANGUAGE')),
    );
  const playlists = unique([
    ...media.map((line) => attribute(line, 'URI')),
    ...lines.filter((line) => line !== '' && !line.startsWith('#')),
  ]).map((name) => join(dirname(file), name));
  const heights = unique(streams.map((line) => attribute(line, 'RESOLUTION')?.split('x')[1])).map(
    Number,
  );
  return {
    files: playlists.flatMap((playlist) => [playlist, ...readPlaylist(playlist)]),
    tracks: {
      heights: heights.toSorted((one, other) => one - other),
      audio: languagesOf('AUDIO'),
      text: languagesOf('SUBTITLES'),
    },
  };
}

/** How many segments a `SegmentTimeline` holds: each `S` is one and `r` more. */
const countSegments = (timeline: string) =>
  [...timeline.matchAll(/<S [^>]*>/g)].reduce(
    (sum, [entry]) => sum + 1 + Number(attribute(entry, 'r') ?? 0),
    0,
  );

function readRepresentation(text: string, folder: string): string[] {
  const base = /<BaseURL>([^<]+)</.exec(text)?.[1];
  if (base) return [join(folder, base)];
  const template = attribute(text, 'media') ?? '';
  const first = Number(attribute(text, 'startNumber') ?? 1);
  const segments = Array.from({ length: countSegments(text) }, (_, index) =>
    template.replace('$Number$', String(first + index)),
  );
  return [attribute(text, 'initialization') ?? '', ...segments].map((name) => join(folder, name));
}

/** Reads a DASH manifest whose representations have a timeline or a base address. */
export function readDash(file: string): ReadManifest {
  const sets = readFileSync(file, 'utf8').match(/<AdaptationSet[\s\S]*?<\/AdaptationSet>/g) ?? [];
  const representationsOf = (set: string) =>
    set.match(/<Representation[\s\S]*?<\/Representation>/g) ?? [];
  const languagesOf = (type: string) =>
    unique(
      sets
        .filter((set) => attribute(set, 'contentType') === type)
        .map((set) => attribute(set, 'lang')),
    );
  const heights = unique(
    sets.flatMap(representationsOf).map((text) => attribute(text, 'height')),
  ).map(Number);
  return {
    files: sets.flatMap((set) =>
      representationsOf(set).flatMap((text) => readRepresentation(text, dirname(file))),
    ),
    tracks: {
      heights: heights.toSorted((one, other) => one - other),
      audio: languagesOf('audio'),
      text: languagesOf('text'),
    },
  };
}
