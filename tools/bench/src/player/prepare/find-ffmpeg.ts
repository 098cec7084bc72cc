import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { cache } from './cache.ts';

/** The machine's own ffmpeg, or the one that came with the other players. */
export function findFfmpeg(): string {
  const configured = process.env['FFMPEG_PATH'];
  if (configured) return configured;
  const own = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'ffmpeg'))
    .find((path) => existsSync(path));
  if (own) return own;
  const { path } = createRequire(join(cache, 'package.json'))('@ffmpeg-installer/ffmpeg') as {
    path: string;
  };
  return path;
}
