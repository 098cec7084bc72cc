import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Bytes of the segment in the test media folder. */
export const segment = '0123456789';

const kid = '0f0e7a11c1ea4b1e8d00000000f07e01';
const key = 'a7c4e2d1905b4f3886129b0d5e3f7a64';

const streams = (folder: string, duration: number) => ({
  duration,
  dash: `${folder}/manifest.mpd`,
  hls: `${folder}/variant.m3u8`,
  audio: [{ language: 'rus', title: 'Русский', tag: 'ru' }],
});

/** A small media folder as `tools/media` makes it, with one picture and one stream. */
export async function createTestMedia(): Promise<string> {
  const mediaDir = mkdtempSync(join(tmpdir(), 'foyer-media-'));
  for (const folder of ['artwork', 'film/subtitles', 'film-protected', 'trailer', 'ad-forms/hls']) {
    mkdirSync(join(mediaDir, folder), { recursive: true });
  }
  const write = (path: string, text: string) => writeFileSync(join(mediaDir, path), text);
  write('film/manifest.mpd', '<MPD/>');
  write('film/variant.m3u8', '#EXTM3U');
  write('trailer/manifest.mpd', '<MPD/>');
  write('film/1.m4s', segment);
  write('film/notes.txt', 'no media');
  write('film/subtitles/ru.vtt', 'WEBVTT');
  write('film-protected/keys.json', JSON.stringify({ kid, key }));
  write('ad-1.mp4', 'ad');
  write('ad-forms/hls/variant.m3u8', '#EXTM3U');
  write('ad-forms/hls/360p.m3u8', '#EXTM3U');
  write('ad-forms/ad-1.ru.vtt', 'WEBVTT');
  write(
    'media.json',
    JSON.stringify({
      film: {
        ...streams('film', 90),
        subtitles: [{ language: 'rus', title: 'Русский', tag: 'ru', url: 'film/subtitles/ru.vtt' }],
        thumbnails: 'film/thumbnails.json',
        intro: { start: 1, end: 8 },
        credits_start: 80,
        chapters: [{ start: 0, title: { rus: 'Мост', eng: 'The bridge', hye: 'Կամուրջը' } }],
      },
      'film-protected': streams('film-protected', 30),
      trailer: streams('trailer', 18),
      ads: [],
    }),
  );
  write('secret.json', '{}');
  symlinkSync(join(mediaDir, 'secret.json'), join(mediaDir, 'film', 'linked.json'));
  // Left half red, right half blue: a crop shows which side its focus is on.
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .avif({ lossless: true })
    .toFile(join(mediaDir, 'artwork', 'backdrop-alibi.avif'));
  const entry = {
    width: 800,
    height: 400,
    color: '#aa0055',
    tone: 'light',
    focus: { x: 0.9, y: 0.5 },
  };
  write('artwork/manifest.json', JSON.stringify({ 'backdrop-alibi': entry }));
  return mediaDir;
}
