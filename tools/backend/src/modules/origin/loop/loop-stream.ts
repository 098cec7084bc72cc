import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../server/failure.ts';
import { writeCues } from './cues.ts';
import { loopManifest } from './dash-manifest.ts';
import { moveFragment, timesOfFragment, withoutLength } from './fragment.ts';
import { subtitlesPlaylist, trackPlaylist, variantPlaylist } from './hls-playlists.ts';
import { filmSecondsAt, placeOf, type LoopView } from './loop-clock.ts';
import type { LoopTrack } from './loop-film.ts';
import { loopThumbnails } from './loop-thumbnails.ts';
import type { StreamWindow } from './stream-window.ts';

/** A file of a looped stream. */
export interface LoopFile {
  body: Buffer | string;
  /** Whether it stays as it is for ever: segments do, manifests do not. */
  isImmutable: boolean;
}

/** One stream at one moment. */
export interface LoopStream {
  view: LoopView;
  window: StreamWindow;
  /** Seconds since 1970. */
  now: number;
}

async function readSegment(view: LoopView, track: LoopTrack, number: number): Promise<Buffer> {
  const { index, start } = placeOf(view, track, number);
  const bytes = await readFile(join(view.film.folder, track.name, `${index + 1}.m4s`));
  const filmStart = track.starts[index] ?? 0;
  // The film begins with sound that only warms the decoder up. In a loop it is warm already.
  const skip = filmStart + track.lead - timesOfFragment(bytes).decodeTime;
  return moveFragment(bytes, { sequenceNumber: number, shift: start - filmStart, skip });
}

/** The subtitles of a segment. One that crosses its border is in both. */
function readSubtitles(view: LoopView, tag: string, number: number): string {
  const { film, zero } = view;
  const filmStart = filmSecondsAt(view, number);
  const filmEnd = filmStart + film.segmentSeconds;
  const shift = number * film.segmentSeconds - zero - filmStart;
  const cues = (film.cues.get(tag) ?? []).filter(
    ({ start, end }) => start < filmEnd && end > filmStart,
  );
  return writeCues(
    cues.map(({ start, end, text }) => ({ start: start + shift, end: end + shift, text })),
  );
}

async function readTrackFile(
  stream: LoopStream,
  track: LoopTrack,
  file: string,
): Promise<LoopFile> {
  const { view } = stream;
  if (file === 'init.mp4') {
    const bytes = await readFile(join(view.film.folder, track.name, file));
    return { body: withoutLength(bytes), isImmutable: true };
  }
  const number = segmentNumber(stream, file, 'm4s');
  return { body: await readSegment(view, track, number), isImmutable: true };
}

function segmentNumber({ window }: LoopStream, file: string, extension: string): number {
  const digits = new RegExp(String.raw`^(\d{1,12})\.${extension}$`).exec(file)?.[1];
  const number = Number(digits ?? Number.NaN);
  if (number >= window.oldest && number <= window.last) return number;
  throw new Failure('notFound');
}

async function readListOrPicture(
  { view, window, now }: LoopStream,
  file: string,
): Promise<LoopFile> {
  const { film } = view;
  const made = (body: string): LoopFile => ({ body, isImmutable: false });
  if (file === 'manifest.mpd') return made(loopManifest(view, window, now));
  if (file === 'variant.m3u8') {
    return made(variantPlaylist(film.hls, window.delay > 0 ? `?offset=-${window.delay}` : ''));
  }
  if (file === 'thumbnails.json') return made(JSON.stringify(loopThumbnails(view, window)));
  if (film.thumbnails.images.includes(file)) {
    return { body: await readFile(join(film.folder, file)), isImmutable: true };
  }
  const name = /^([\w-]+)\.m3u8$/.exec(file)?.[1] ?? '';
  const track = film.tracks.get(name);
  if (track) return made(trackPlaylist(view, track, window));
  const tag = /^subtitles-(\w+)$/.exec(name)?.[1] ?? '';
  if (film.cues.has(tag)) return made(subtitlesPlaylist(view, tag, window));
  throw new Failure('notFound');
}

/** A file of a stream that loops the film. @throws {@link Failure} `notFound` for what is not there (any more, or yet). */
export async function readLoopFile(stream: LoopStream, file: string): Promise<LoopFile> {
  const [folder = '', name, ...deeper] = file.split('/');
  if (deeper.length > 0) throw new Failure('notFound');
  if (name === undefined) return readListOrPicture(stream, folder);
  const track = stream.view.film.tracks.get(folder);
  if (track) return readTrackFile(stream, track, name);
  const tag = /^subtitles-(\w+)$/.exec(folder)?.[1] ?? '';
  if (!stream.view.film.cues.has(tag)) throw new Failure('notFound');
  const number = segmentNumber(stream, name, 'vtt');
  return { body: readSubtitles(stream.view, tag, number), isImmutable: true };
}
