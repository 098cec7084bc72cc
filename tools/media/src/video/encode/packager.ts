import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.ts';
import { run } from '../run.ts';
import { type Language, languages } from '../story/languages.ts';
import { SEGMENT_SECONDS } from './encode.ts';

/** One encoded track to package. `name` becomes the folder of its segments. */
export type Track = { name: string; file: string } & (
  { kind: 'video' } | { kind: 'audio'; language: Language }
);

/** A ClearKey key, both parts in hexadecimal. */
export interface ContentKey {
  kid: string;
  key: string;
}

const programs: Record<string, string> = {
  'linux-x64': 'packager-linux-x64',
  'linux-arm64': 'packager-linux-arm64',
  'darwin-x64': 'packager-osx-x64',
  'darwin-arm64': 'packager-osx-arm64',
  'win32-x64': 'packager-win-x64.exe',
};

function packagerPath(): string {
  const program = programs[`${process.platform}-${process.arch}`];
  if (!program) throw new Error(`no packager for ${process.platform} ${process.arch}`);
  return join(repositoryRoot, 'node_modules/shaka-packager/bin', program);
}

function describe(track: Track, folder: string, isProtected: boolean): string {
  const fields = [
    `in=${track.file}`,
    `stream=${track.kind}`,
    `init_segment=${folder}/${track.name}/init.mp4`,
    `segment_template=${folder}/${track.name}/$Number$.m4s`,
    `playlist_name=${track.name}.m3u8`,
  ];
  if (track.kind === 'audio') {
    const { tag, title } = languages[track.language];
    fields.push(
      `language=${tag}`,
      'hls_group_id=audio',
      `hls_name=${title}`,
      `dash_label=${title}`,
    );
  }
  if (isProtected) fields.push('drm_label=all');
  return fields.join(',');
}

// Menus show tracks in the order of the playlist, and the packager sorts them by name.
async function putDefaultAudioFirst(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/(?:^#EXT-X-MEDIA:TYPE=AUDIO.*\n)+/m, (lines) =>
      lines
        .trimEnd()
        .split('\n')
        .toSorted(
          (line, other) =>
            Number(other.includes('DEFAULT=YES')) - Number(line.includes('DEFAULT=YES')),
        )
        .concat('')
        .join('\n'),
    ),
  );
}

/**
 * Cuts tracks into one set of CMAF segments with `manifest.mpd` (DASH) and `variant.m3u8` (HLS) over it.
 *
 * @param contentKey - Encrypts everything from the first segment on with the `cbcs` scheme.
 */
export async function packageTracks(
  tracks: readonly Track[],
  folder: string,
  contentKey?: ContentKey,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const protection = contentKey
    ? [
        '--enable_raw_key_encryption',
        '--keys',
        `label=all:key_id=${contentKey.kid}:key=${contentKey.key}`,
        '--protection_scheme',
        'cbcs',
        '--protection_systems',
        'Common',
        '--clear_lead',
        '0',
      ]
    : [];
  await run(packagerPath(), [
    ...tracks.map((track) => describe(track, folder, contentKey !== undefined)),
    '--segment_duration',
    String(SEGMENT_SECONDS),
    '--generate_static_live_mpd',
    '--mpd_output',
    join(folder, 'manifest.mpd'),
    '--hls_master_playlist_output',
    join(folder, 'variant.m3u8'),
    '--default_language',
    'ru',
    '--default_text_language',
    'ru',
    ...protection,
  ]);
  await putDefaultAudioFirst(join(folder, 'variant.m3u8'));
}
