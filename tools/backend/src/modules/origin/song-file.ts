import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../server/failure.ts';
import { mediaType } from './media-file.ts';

/** Languages of the tracks of a song in manifests and assets: no words at all, and words of no language in particular. */
export const songLanguages = { music: 'zxx', voice: 'und' } as const;

/** A file of a song: made from the film's manifests, or one of the media folder. */
export type SongFile =
  { body: string; type: string; isImmutable: boolean } | { folder: string; file: string };

const MUSIC = 'audio-music';
const WORDS = 'words.vtt';

const wordsOf = (songId: string): string => join('words', `${songId}.vtt`);

/** Whether there are words to sing. */
export const hasWords = (mediaDir: string, songId: string): Promise<boolean> =>
  stat(join(mediaDir, 'song', wordsOf(songId))).then(
    (facts) => facts.isFile(),
    () => false,
  );

/** The film's first sound becomes the music, its second one the first: whoever sings has no voice to sing against. */
const withMusic = (manifest: string): string =>
  manifest
    .replaceAll('audio-ru', MUSIC)
    .replaceAll('audio-en', 'audio-ru')
    .replace(/(contentType="audio" lang=)"ru"/, `$1"${songLanguages.music}"`)
    .replace(/(contentType="audio" lang=)"en"/, `$1"${songLanguages.voice}"`)
    .replace(/(TYPE=AUDIO,.*LANGUAGE=)"ru"/, `$1"${songLanguages.music}"`)
    .replace(/(TYPE=AUDIO,.*LANGUAGE=)"en"/, `$1"${songLanguages.voice}"`);

function dashOf(film: string, isSung: boolean): string {
  const withoutText = film.replace(
    /\s*<AdaptationSet [^>]*contentType="text"[\s\S]*?<\/AdaptationSet>/g,
    '',
  );
  const words = `<AdaptationSet id="90" contentType="text" mimeType="text/vtt" lang="${songLanguages.voice}"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/><Representation id="words" bandwidth="256"><BaseURL>${WORDS}</BaseURL></Representation></AdaptationSet>`;
  return withMusic(withoutText).replace('</Period>', `${isSung ? words : ''}</Period>`);
}

function hlsOf(film: string, isSung: boolean): string {
  const words = `#EXT-X-MEDIA:TYPE=SUBTITLES,URI="words.m3u8",GROUP-ID="subtitles",LANGUAGE="${songLanguages.voice}",NAME="${songLanguages.voice}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`;
  const lines = film
    .split('\n')
    .filter((line) => !line.startsWith('#EXT-X-MEDIA:TYPE=SUBTITLES'))
    .map((line) => (isSung ? line : line.replace(',SUBTITLES="subtitles"', '')));
  const [head = '', ...rest] = withMusic(lines.join('\n')).split('\n');
  return [head, ...(isSung ? [words] : []), ...rest].join('\n');
}

/** The whole of the words as one segment, as long as the film's subtitles are. */
const wordsList = (subtitles: string): string => subtitles.replace(/^(?!#).*\.vtt$/m, WORDS);

const madeOf = (body: string, file: string): SongFile => ({
  body,
  type: mediaType(file) ?? 'text/plain',
  isImmutable: true,
});

/**
 * A file of a song's stream, by its address below the stream.
 *
 * @throws Failure `notFound` for the words of a song that has none, and without a film.
 */
export async function songFile(mediaDir: string, songId: string, file: string): Promise<SongFile> {
  const isSung = await hasWords(mediaDir, songId);
  const film = (name: string) =>
    readFile(join(mediaDir, 'film', name), 'utf8').catch(() => {
      throw new Failure('notFound');
    });
  if (file === 'manifest.mpd') return madeOf(dashOf(await film(file), isSung), file);
  if (file === 'variant.m3u8') return madeOf(hlsOf(await film(file), isSung), file);
  if (file === 'words.m3u8') return madeOf(wordsList(await film('subtitles-ru.m3u8')), file);
  if (file === WORDS) return { folder: 'song', file: wordsOf(songId) };
  return { folder: file.startsWith(MUSIC) ? 'song' : 'film', file };
}
