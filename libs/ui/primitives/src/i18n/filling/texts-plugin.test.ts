import { describe, expect, it } from 'vitest';
import { fillTexts } from './fill-texts.ts';
import { textsPlugin } from './texts-plugin.ts';

const rus = {
  close: 'Закрыть',
  left_one: 'осталась {{count}} минута',
  left_few: 'осталось {{count}} минуты',
  left_other: 'осталось {{count}} минут',
  pin: { title: 'Введите код', text: 'Его знает владелец' },
};

describe('fillTexts', () => {
  it('takes each text that a language has not from the default language [I18N-003]', () => {
    expect(fillTexts({ pin: { title: 'Enter the PIN' } }, rus)).toEqual({
      ...rus,
      pin: { title: 'Enter the PIN', text: 'Его знает владелец' },
    });
  });

  it('leaves a counted text alone, however many forms a language has', () => {
    const own = { left_one: '{{count}} minute left', left_other: '{{count}} minutes left' };
    expect(fillTexts(own, rus)).toEqual({ ...own, close: rus.close, pin: rus.pin });
  });

  it('changes nothing where nothing is missing', () => {
    expect(fillTexts(rus, rus)).toEqual(rus);
  });
});

describe('textsPlugin', () => {
  const asked: string[] = [];
  const plugin = textsPlugin((path) => {
    asked.push(path);
    return Promise.resolve('{"close":"Закрыть","back":"Назад"}');
  });

  it('fills a language’s file with the file of the same name in the default language', async () => {
    const filled = await plugin.transform(
      '{"close":"Close"}',
      '/x/libs/ui/primitives/src/i18n/eng/shell.json',
    );
    expect(JSON.parse(filled ?? '')).toEqual({ close: 'Close', back: 'Назад' });
    expect(asked).toEqual(['/x/libs/ui/primitives/src/i18n/rus/shell.json']);
  });

  it.each([
    '/x/libs/ui/primitives/src/i18n/rus/shell.json',
    '/x/libs/ui/primitives/src/i18n/languages.ts',
    '/x/other/eng/shell.json',
  ])('leaves %s alone', async (id) => {
    expect(await plugin.transform('{}', id)).toBeUndefined();
  });
});
