import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioSettings, encodeAudio, encodeVideo, videoSettings } from '../encode/encode.ts';
import { packageTracks } from '../encode/packager.ts';
import { type Rendition, shortRenditions } from '../encode/renditions.ts';
import { writeVtt } from '../encode/subtitles.ts';
import { assetsRoot, workRoot } from '../paths.ts';
import { ffmpeg } from '../run.ts';
import { advertisements } from '../story/short-stories.ts';
import { drawnFile } from './draw.step.ts';
import { soundFile } from './sound.step.ts';

const NAME = 'ad-1';

/** Length of the shortest advertisement that is sold, in seconds: its quartiles are all within one report of the player. */
const MOMENT_SECONDS = 0.5;

const [small] = shortRenditions;
const large: Rendition = { width: 1280, height: 720, quality: 28, maxRate: 660 };
const portrait: Rendition = { width: 360, height: 640, quality: 30, maxRate: 260 };

const progressive = (
  pictures: string,
  rendition: Rendition,
  output: string,
  range: readonly string[] = [],
) =>
  ffmpeg(
    '-i',
    pictures,
    '-i',
    soundFile(NAME, 'rus'),
    ...range,
    ...videoSettings(rendition),
    ...audioSettings,
    '-shortest',
    '-movflags',
    '+faststart',
    output,
  );

/** The pictures upright: as wide as the screen of a phone, over themselves out of focus. */
async function turnUpright(): Promise<string> {
  const file = join(workRoot, `${NAME}-portrait.mkv`);
  const { width, height } = portrait;
  const filter = `[0:v]split[far][near];[far]scale=-2:${height},crop=${width}:${height},gblur=24[back];[near]scale=${width}:-2[front];[back][front]overlay=(W-w)/2:(H-h)/2`;
  await ffmpeg(
    '-i',
    drawnFile(NAME),
    '-filter_complex',
    filter,
    '-c:v',
    'libx264',
    '-qp',
    '0',
    file,
  );
  return file;
}

async function packageHls(folder: string): Promise<void> {
  if (!small) throw new Error('there is no small rendition');
  const [pictures, sound] = [
    join(workRoot, `${NAME}-hls.mp4`),
    join(workRoot, `${NAME}-hls-ru.mp4`),
  ];
  await encodeVideo(drawnFile(NAME), small, pictures);
  await encodeAudio(soundFile(NAME, 'rus'), sound);
  await packageTracks(
    [
      { kind: 'video', name: `${small.height}p`, file: pictures },
      { kind: 'audio', name: 'audio-ru', file: sound, language: 'rus' },
    ],
    folder,
  );
}

/**
 * Makes the other forms of the first advertisement in `ad-forms/`, from which players choose: larger, upright, half a
 * second long, as HLS, and its captions.
 */
export async function encodeAdForms(): Promise<void> {
  const folder = join(assetsRoot, 'ad-forms');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await progressive(drawnFile(NAME), large, join(folder, `${NAME}-720p.mp4`));
  await progressive(await turnUpright(), portrait, join(folder, `${NAME}-portrait.mp4`));
  const moment = ['-ss', '1', '-t', String(MOMENT_SECONDS)];
  const tiny: Rendition = { width: 640, height: 360, quality: 25, maxRate: 600 };
  await progressive(drawnFile(NAME), tiny, join(folder, `${NAME}-moment.mp4`), moment);
  await packageHls(join(folder, 'hls'));
  const story = advertisements.find(({ name }) => name === NAME);
  const cues = (story?.captions ?? []).map(({ start, end, text }) => ({
    start,
    end,
    text: { rus: text, eng: text, hye: text },
  }));
  await writeFile(join(folder, `${NAME}.ru.vtt`), writeVtt(cues, 'rus'));
}
