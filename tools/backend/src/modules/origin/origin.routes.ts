import { join } from 'node:path';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createLoopStreams } from './loop/loop-streams.ts';
import { readLoopFile } from './loop/loop-stream.ts';
import { madeFile } from './made-file.ts';
import { mediaFile, mediaType } from './media-file.ts';
import { songFile } from './song-file.ts';
import { createStreamAccess, streamAddress } from './stream-access.ts';
import { readStreamId, type Stream } from './stream-id.ts';

/** The keys lie beside the streams that they open. */
const KEYS = 'keys.json';

const isKey = (file: string): boolean => file.split(/[/\\]/).includes(KEYS);

/** External players ask for the playlist of variants by its other name. ENGINE-017. */
const ownName = (file: string): string => (file === 'playlist.m3u8' ? 'variant.m3u8' : file);

/** Answers that a token of the address leads to its streams. */
function leadTo(stream: Stream, token: string, file: string): Response {
  const location = streamAddress(stream, token, file);
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}

/** Handlers of the media origin, an outside party in real life. */
export function originRoutes(context: Context): Handlers<'getOriginFile' | 'getStreamFile'> {
  const { config, now } = context;
  const access = createStreamAccess(context);
  const loops = createLoopStreams(config.mediaDir);
  return {
    getOriginFile: async ({ params: { asset, file }, query, request }) => {
      if (isKey(file)) throw new Failure('notFound');
      const stream = readStreamId(asset);
      if (stream) {
        await access.check(stream, query.token ?? '');
        return leadTo(stream, query.token ?? '', file);
      }
      // An advertisement is a single file without a folder of its own.
      const isSingle = asset.startsWith('ad-');
      if (isSingle && file !== `${asset}.mp4`) throw new Failure('notFound');
      const folder = isSingle ? config.mediaDir : join(config.mediaDir, asset);
      return mediaFile(folder, ownName(file), request);
    },
    getStreamFile: async ({ params: { token, stream: id, file }, query, request }) => {
      const stream = readStreamId(id);
      if (!stream) throw new Failure('notFound');
      const { depth } = await access.check(stream, token);
      if (stream.kind === 'files') {
        if (isKey(file)) throw new Failure('notFound');
        const folder = join(config.mediaDir, stream.folder);
        return mediaFile(folder, ownName(file), request, false);
      }
      if (stream.kind === 'song') {
        const made = await songFile(config.mediaDir, stream.songId, ownName(file));
        if ('body' in made) return madeFile(made.body, made, request);
        return mediaFile(join(config.mediaDir, made.folder), made.file, request, false);
      }
      const delay = Math.abs(Number(query.offset ?? 0));
      if (delay > depth) throw new Failure('streamRefused');
      const type = mediaType(file);
      if (!type) throw new Failure('notFound');
      const loop = await loops.open(stream, { now: now().getTime() / 1000, delay, depth });
      const { body, isImmutable } = await readLoopFile(loop, ownName(file));
      return madeFile(body, { type, isImmutable }, request);
    },
  };
}
