import { createTranslator, type LanguageCode, languageTags } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { trackNames } from './track-names.ts';

async function namesIn(code: LanguageCode, tracks: Parameters<typeof trackNames>[0]) {
  const { t } = await createTranslator(code, { segments: ['player'] });
  return trackNames(tracks, { t, tag: languageTags[code] });
}

describe('trackNames', () => {
  it.each([
    ['rus', ['Русский', 'Английский', 'Неизвестный язык']],
    ['eng', ['Russian', 'English', 'Unknown language']],
    ['hye', ['Ռուսերեն', 'Անգլերեն', 'Անհայտ լեզու']],
  ] as const)('names languages in the viewer’s own, %s', async (code, names) => {
    const tracks = ['ru', 'eng', 'und'].map((language) => ({ title: '', language }));
    expect(await namesIn(code, tracks)).toEqual(names);
  });

  it('says what a track is besides its language', async () => {
    const roles = ['description', 'commentary', 'captions', 'forced'] as const;
    const tracks = roles.map((role) => ({ title: 'Русский', language: 'ru', role }));
    expect(await namesIn('rus', tracks)).toEqual([
      'Русский, с тифлокомментарием',
      'Русский, комментарий к фильму',
      'Русский, для глухих и слабослышащих',
      'Русский, только надписи',
    ]);
  });

  it('numbers what has one name, and calls the title’s own as the service does [PLAYER-032]', async () => {
    const track = { title: '', language: 'en' };
    expect(await namesIn('eng', [{ title: '', default: true }, track, track])).toEqual([
      'Russian',
      'English',
      'English (2)',
    ]);
  });
});
