import { join } from 'node:path';
import { audioSettings, videoSettings } from '../encode/encode.ts';
import { assetsRoot } from '../paths.ts';
import { ffmpeg } from '../run.ts';
import { advertisements } from '../story/short-stories.ts';
import { drawnFile } from './draw.step.ts';
import { soundFile } from './sound.step.ts';

const rendition = { width: 640, height: 360, quality: 25, maxRate: 600 };

/** Makes the advertisements: one progressive file each, its index in front so that it starts at once. */
export async function encodeAdvertisements(): Promise<void> {
  for (const { name } of advertisements) {
    await ffmpeg(
      '-i',
      drawnFile(name),
      '-i',
      soundFile(name, 'rus'),
      ...videoSettings(rendition),
      ...audioSettings,
      '-shortest',
      '-movflags',
      '+faststart',
      join(assetsRoot, `${name}.mp4`),
    );
  }
}
