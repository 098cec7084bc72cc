import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { songFile } from './song-file.ts';

/** The made media: what players get has to be true of them. */
const mediaDir = resolve(import.meta.dirname, '../../../../media/assets');

async function textOf(songId: string, file: string): Promise<string> {
  const found = await songFile(mediaDir, songId, file);
  return 'body' in found
    ? found.body
    : readFile(resolve(mediaDir, found.folder, found.file), 'utf8');
}

describe('a song', () => {
  it('has music first, a voice to choose, and its words, in both manifests', async () => {
    const dash = await textOf('kalinka', 'manifest.mpd');
    const hls = await textOf('kalinka', 'variant.m3u8');

    const sets = [...dash.matchAll(/contentType="(audio|text)"[^>]*lang="(\w+)"/g)];
    expect(sets.map(([, kind, language]) => [kind, language])).toEqual([
      ['audio', 'zxx'],
      ['audio', 'und'],
      ['text', 'und'],
    ]);
    expect([...dash.matchAll(/initialization="(audio-[\w]+)/g)].map(([, name]) => name)).toEqual([
      'audio-music',
      'audio-ru',
    ]);
    const media = [...hls.matchAll(/TYPE=(\w+),.*URI="([\w.-]+)".*LANGUAGE="(\w+)"/g)];
    expect(media.map(([, ...facts]) => facts).toSorted()).toEqual([
      ['AUDIO', 'audio-music.m3u8', 'zxx'],
      ['AUDIO', 'audio-ru.m3u8', 'und'],
      ['SUBTITLES', 'words.m3u8', 'und'],
    ]);
    expect(await textOf('kalinka', 'words.m3u8')).toContain('\nwords.vtt\n');
    expect(await textOf('kalinka', 'words.vtt')).toContain('Калинка, калинка');
  });

  it('has no words where nobody wrote them down', async () => {
    const manifests = await Promise.all(
      ['manifest.mpd', 'variant.m3u8'].map((file) => textOf('pomehi', file)),
    );

    expect(manifests.filter((text) => /words|contentType="text"|SUBTITLES/.test(text))).toEqual([]);
  });

  it('takes its music from the songs, all else from the film', async () => {
    const files = ['audio-music/1.m4s', 'audio-music.m3u8', 'audio-ru/1.m4s', '480p/init.mp4'];
    const found = await Promise.all(files.map((file) => songFile(mediaDir, 'kalinka', file)));

    expect(found).toEqual([
      { folder: 'song', file: 'audio-music/1.m4s' },
      { folder: 'song', file: 'audio-music.m3u8' },
      { folder: 'film', file: 'audio-ru/1.m4s' },
      { folder: 'film', file: '480p/init.mp4' },
    ]);
  });
});
