import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@foyer/workspace/processes';
import { Refusal, say } from '@foyer/workspace/say';
import { TITLE_SECONDS } from '../link/title-index.ts';
import { cache } from './cache.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { readMade, writeManifests } from './write-manifests.ts';

/** More than is used, so that the last segment is whole in every track. */
const MADE_SECONDS = TITLE_SECONDS + 4;

const GROUP = '100';

/** Heights, kbit/s and H.264 profiles of the picture, the lowest first. */
const renditions = [
  { scale: '416:234', rate: 365, profile: 'main' },
  { scale: '640:360', rate: 800, profile: 'main' },
  { scale: '960:540', rate: 2000, profile: 'main' },
  { scale: '1280:720', rate: 4000, profile: 'high' },
];

const pictureSettings = (index: number, rate: number, profile: string) =>
  Object.entries({
    'c:v': 'libx264',
    'preset:v': 'veryfast',
    'profile:v': profile,
    'b:v': `${rate}k`,
    'maxrate:v': `${Math.trunc(rate * 1.1)}k`,
    'bufsize:v': `${Math.trunc(rate * 1.5)}k`,
    'g:v': GROUP,
    'keyint_min:v': GROUP,
    'sc_threshold:v': '0',
    'bf:v': '2',
  }).flatMap(([name, value]) => [`-${name}:${index}`, value]);

const sound = (frequency: number) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${frequency}:sample_rate=48000:duration=${MADE_SECONDS}`,
];

const words = (text: string) => text.split(' ');

function encoding(): string[] {
  const scales = renditions.map(({ scale }, index) => `[p${index}]scale=${scale}[v${index}]`);
  const parts = renditions.map((_, index) => `[p${index}]`).join('');
  const picture = `testsrc2=size=1280x720:rate=25:duration=${MADE_SECONDS},noise=alls=14:allf=t`;
  const filter = `[0:v]split=${renditions.length}${parts};${scales.join(';')}`;
  return [
    ...words(`-y -v error -nostdin -f lavfi -i ${picture}`),
    ...sound(440),
    ...sound(660),
    ...words(`-filter_complex ${filter}`),
    ...renditions.flatMap((_, index) => ['-map', `[v${index}]`]),
    ...words('-map 1:a -map 2:a -pix_fmt yuv420p'),
    ...renditions.flatMap(({ rate, profile }, index) => pictureSettings(index, rate, profile)),
    ...words(`-c:a aac -b:a 96k -ac 2 -t ${MADE_SECONDS}`),
    ...words('-f dash -seg_duration 4 -use_template 1 -use_timeline 1'),
    ...words('-init_seg_name init-$RepresentationID$.mp4'),
    ...words('-media_seg_name s$RepresentationID$-$Number%03d$.m4s'),
    '-adaptation_sets',
    'id=0,streams=0,1,2,3 id=1,streams=4 id=2,streams=5',
  ];
}

/**
 * Makes the title that is played, once: 96 s of CMAF in four renditions, two languages, segments of 4 s.
 *
 * @returns Its folder.
 */
export async function makeMedia(): Promise<string> {
  const folder = join(cache, 'media/title');
  if (existsSync(join(folder, 'index.json'))) return folder;
  say('making the title to play (once, about a minute, 90 MB)…');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'ffmpeg.mpd');
  const code = await run(findFfmpeg(), [...encoding(), list]);
  if (code !== 0) throw new Refusal('the title could not be made; ffmpeg says why above.');
  writeManifests(folder, readMade(folder, list));
  return folder;
}
