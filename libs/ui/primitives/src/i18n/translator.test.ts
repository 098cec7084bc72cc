import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  it.each([
    ['rus', 'Войти'],
    ['eng', 'Sign in'],
    ['hye', 'Մուտք'],
  ] as const)('speaks %s [LANG-001]', async (language, text) => {
    const { t } = await createTranslator(language);
    expect(t('shell.login')).toBe(text);
  });

  it.each([
    [1, 'осталась 1\u00A0мин'],
    [3, 'осталось 3\u00A0мин'],
    [27, 'осталось 27\u00A0мин'],
  ])('chooses the Russian plural form of %i', async (count, text) => {
    const { t } = await createTranslator('rus');
    expect(t('format.minutesLeft', { count })).toBe(text);
  });

  it.each([
    [1, 'показан 1 результат'],
    [3, 'показаны 3 результата'],
    [29, 'показано 29 результатов'],
  ])('agrees in number with %i results', async (count, text) => {
    const { t } = await createTranslator('rus', { segments: ['browse'] });
    const found = t('browse.search.found', { count, shown: String(count), query: 'дом' });
    expect(found).toBe(`По запросу «дом» ${text}`);
  });

  it('shows keys in key mode, those of flows and counted ones too', async () => {
    const { t } = await createTranslator('rus', { isKeyMode: true, segments: ['input'] });
    expect([
      t('shell.login'),
      t('input.pin.validate'),
      t('format.minutesLeft', { count: 3 }),
    ]).toEqual(['shell.login', 'input.pin.validate', 'format.minutesLeft']);
  });

  it('has the texts of a flow after loading them', async () => {
    const translator = await createTranslator('eng');
    expect(translator.has('input')).toBe(false);

    await translator.load('input');

    expect(translator.has('input')).toBe(true);
    expect(translator.t('input.pin.validate')).toBe('Wrong PIN');
  });

  it('tells of a key again once its texts are there', async () => {
    const { t, load } = await createTranslator('hye');
    const before = t('input.pin.validate');

    await load('input');

    expect(before).toBe('input.pin.validate');
    expect(t('input.pin.validate')).not.toBe(before);
  });

  it('says what another translator of the language has loaded only when it has loaded it too', async () => {
    const [one, other] = await Promise.all([createTranslator('eng'), createTranslator('eng')]);
    await one.load('modal');

    expect([one.has('modal'), other.has('modal')]).toEqual([true, false]);
  });

  it('does not read markup into values', async () => {
    const { t } = await createTranslator('rus');
    expect(t('hero.choose', { title: 'Дом & <сад>' })).toBe('Показать «Дом & <сад>»');
  });

  it('keeps the languages of two requests apart', async () => {
    const [rus, eng] = await Promise.all([createTranslator('rus'), createTranslator('eng')]);
    expect([rus.t('shell.more'), eng.t('shell.more')]).toEqual(['Ещё', 'More']);
  });
});
