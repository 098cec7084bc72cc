import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allLanguages, type Language, languages } from '../story/languages.ts';
import type { Line } from '../story/film-story.ts';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** A moment as WebVTT writes it; `seconds` into the video. */
export function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  return `00:${pad(minutes, 2)}:${pad(Math.floor((milliseconds % 60_000) / 1000), 2)}.${pad(milliseconds % 1000, 3)}`;
}

/** A line of the story and when its subtitle goes, in seconds. */
export interface Cue extends Line {
  end: number;
}

/** Subtitles in one language as WebVTT. */
export function writeVtt(cues: readonly Cue[], language: Language): string {
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${stamp(start)} --> ${stamp(end)}\n${text[language]}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

const playlist = (seconds: number, file: string) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(3)},`,
    file,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

const hlsEntry = (language: Language) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,URI="subtitles-${languages[language].tag}.m3u8",GROUP-ID="subtitles",LANGUAGE="${languages[language].tag}",NAME="${languages[language].title}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`;

const dashEntry = (
  language: Language,
  id: number,
) => `    <AdaptationSet id="${id}" contentType="text" mimeType="text/vtt" lang="${languages[language].tag}">
      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>
      <Label>${languages[language].title}</Label>
      <Representation id="subtitles-${languages[language].tag}" bandwidth="256">
        <BaseURL>subtitles/${languages[language].tag}.vtt</BaseURL>
      </Representation>
    </AdaptationSet>
`;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Writes subtitles in every language beside a packaged film and names them in both of its manifests. */
export async function addSubtitles(
  folder: string,
  cues: readonly Cue[],
  seconds: number,
): Promise<void> {
  await mkdir(join(folder, 'subtitles'), { recursive: true });
  for (const language of allLanguages) {
    const { tag } = languages[language];
    await writeFile(join(folder, 'subtitles', `${tag}.vtt`), writeVtt(cues, language));
    await writeFile(
      join(folder, `subtitles-${tag}.m3u8`),
      playlist(seconds, `subtitles/${tag}.vtt`),
    );
  }
  const entries = allLanguages.map(hlsEntry).join('\n');
  await edit(join(folder, 'variant.m3u8'), (text) =>
    text
      .replace('#EXT-X-STREAM-INF', `${entries}\n\n#EXT-X-STREAM-INF`)
      .replaceAll(/^(#EXT-X-STREAM-INF:.*)$/gm, '$1,SUBTITLES="subtitles"'),
  );
  const sets = allLanguages.map((language, index) => dashEntry(language, 90 + index)).join('');
  await edit(join(folder, 'manifest.mpd'), (text) =>
    text.replace(/ *<\/Period>/, (end) => sets + end),
  );
}
