import { join } from 'node:path';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { mediaFile } from './media-file.ts';

/** The keys lie beside the streams that they open. */
const KEYS = 'keys.json';

/** Handler of the media origin, an outside party in real life. */
export function originRoutes({ config }: Context): Handlers<'getOriginFile'> {
  return {
    getOriginFile: async ({ params: { asset, file }, request }) => {
      if (file.split(/[/\\]/).includes(KEYS)) throw new Failure('notFound');
      // An advertisement is a single file without a folder of its own.
      const isSingle = asset.startsWith('ad-');
      if (isSingle && file !== `${asset}.mp4`) throw new Failure('notFound');
      return mediaFile(isSingle ? config.mediaDir : join(config.mediaDir, asset), file, request);
    },
  };
}
