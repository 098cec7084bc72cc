import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlayer, type Opening } from './testing.tsx';

const { intro: _intro, ...asset } = playerAssetFixture;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The player in Russian, where somebody listens from the beginning. */
async function show(opening: Opening = {}) {
  await listen();
  const props = { asset, title: 'Ночной экспресс', ...opening.props };
  const opened = await openPlayer({ language: 'rus', ...opening, props });
  await screen.findByRole('button', { name: 'Настройки' });
  await heard();
  return opened;
}

describe('what is heard of the player', () => {
  it('says the place once after a series of arrow presses, and the volume after its keys', async () => {
    const { user, media } = await show();
    await screen.findAllByRole('button', { name: 'Пауза' });
    act(() => media().advance(60));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const place = 'polite: 1 минута 30 секунд из 3 минут';
    const said: string[] = [];
    await expect.poll(async () => said.push(...(await heard())) && said).toEqual([place]);

    await user.keyboard('{ArrowDown}');

    expect(await heard()).toEqual(['polite: Громкость: 70 %']);
  });

  it('is silent while the film plays on', async () => {
    const { media } = await show();
    await screen.findAllByRole('button', { name: 'Пауза' });
    await heard();
    for (let second = 0; second < 20; second += 1) act(() => media().advance(1));
    expect(await heard()).toEqual([]);
  });

  it('says an error with its code, at once', async () => {
    const { report } = await show();
    await screen.findAllByRole('button', { name: 'Пауза' });
    await heard();
    act(() => report({ type: 'error', error: { severity: 2, category: 3, code: 'fake-3' } }));
    const said: string[] = [];
    await expect
      .poll(async () => said.push(...(await heard())) && said.join(' '))
      .toMatch(/assertive: .*Видео не открылось.*1-3-fake-3/);
  });

  it('reads the panel of a report line by line [REPORT-003]', async () => {
    const { user } = await show({ props: { onReport: () => Promise.resolve() } });
    await user.click(screen.getByRole('button', { name: 'Настройки' }));
    await user.click(screen.getByRole('button', { name: /^Сообщить/ }));
    expect(await readThrough(screen.getByRole('region', { name: 'Настройки' })))
      .toMatchInlineSnapshot(`
      [
        "region, Настройки",
        "button, Сообщить о проблеме",
        "paragraph",
        "Что не так? Можно выбрать несколько.",
        "end of paragraph",
        "group, Что не так?",
        "checkbox, Видео и звук не совпадают, not checked",
        "Видео и звук не совпадают",
        "checkbox, Нет звука, not checked",
        "Нет звука",
        "checkbox, Плохое качество изображения, not checked",
        "Плохое качество изображения",
        "checkbox, Видео не воспроизводится, not checked",
        "Видео не воспроизводится",
        "end of group, Что не так?",
        "alert",
        "button, Отправить, disabled",
        "status",
        "end of region, Настройки",
      ]
    `);
  });

  it('reads the controls in the order of their use', async () => {
    const { view } = await show();
    await screen.findAllByRole('button', { name: 'Пауза' });
    expect(await readThrough(view.container)).toMatchInlineSnapshot(`
      [
        "region, Плеер: Ночной экспресс",
        "link, Назад",
        "heading, Ночной экспресс, level 1",
        "12+",
        "button, Пауза",
        "alert",
        "status",
        "slider, Перемотка, orientated horizontally, max value 180, min value 0, current value 0 секунд из 3 минут",
        "button, Пауза",
        "button, На 15 секунд назад",
        "button, На 15 секунд вперёд",
        "button, Выключить звук",
        "slider, Громкость, orientated horizontally, max value 100, min value 0, current value 80 %",
        "button, Субтитры, not expanded",
        "button, Настройки, not expanded",
        "button, На весь экран",
        "status",
        "end of region, Плеер: Ночной экспресс",
      ]
    `);
  });
});
