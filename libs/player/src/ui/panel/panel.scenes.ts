import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerStory } from '../player.story-kit.tsx';

const openSettings = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Настройки' }));
  return within(await within(canvas).findByRole('region', { name: 'Настройки' }));
};

const openReport = async (canvas: HTMLElement) => {
  const panel = await openSettings(canvas);
  await userEvent.click(panel.getByRole('button', { name: 'Сообщить о\u00a0проблеме' }));
  return panel;
};

const taken = () => Promise.resolve();
const refused = () => Promise.reject(new Error('No connection'));

/** What the panel shows in every skin, screen by screen; a skin's stories choose the label. */
export const panelScenes = () => ({
  Settings: playerStory({
    props: { onReport: taken },
    act: async ({ report }, canvas) => {
      report({ type: 'quality', height: 1080, bitrate: 5_000_000 });
      await openSettings(canvas);
    },
  }),

  Quality: playerStory({
    act: async ({ report }, canvas) => {
      report({ type: 'quality', height: 720, bitrate: 2_500_000 });
      const panel = await openSettings(canvas);
      await userEvent.click(panel.getByRole('button', { name: /^Качество/ }));
      await expect(panel.getByRole('radio', { name: 'Автонастройка, 720p' })).toBeChecked();
    },
  }),

  Speed: playerStory({
    act: async (_, canvas) => {
      const panel = await openSettings(canvas);
      await userEvent.click(panel.getByRole('button', { name: /^Скорость/ }));
    },
  }),

  Subtitles: playerStory({
    act: async (_, canvas) => {
      await userEvent.click(await within(canvas).findByRole('button', { name: 'Субтитры' }));
    },
  }),

  CaptionStyle: playerStory({
    act: async ({ report }, canvas) => {
      report({ type: 'cue', text: '— Мост поёт.' });
      await userEvent.click(await within(canvas).findByRole('button', { name: 'Субтитры' }));
      await userEvent.click(await within(canvas).findByRole('button', { name: 'Вид субтитров' }));
      await userEvent.click(await within(canvas).findByRole('radio', { name: 'Жёлтый' }));
      await expect(within(canvas).getByRole('radio', { name: 'Жёлтый' })).toBeChecked();
      await userEvent.click(within(canvas).getByRole('button', { name: 'Вернуть обычный вид' }));
      await expect(within(canvas).getByRole('radio', { name: 'Белый' })).toBeChecked();
    },
  }),

  Shortcuts: playerStory({
    act: async (_, canvas) => {
      await userEvent.keyboard('?');
      const back = await within(canvas).findByRole('button', { name: 'Клавиши' });
      await waitFor(() => expect(back).toHaveFocus());
    },
  }),

  ByKeyboard: playerStory({
    props: { onReport: taken },
    act: async (_, canvas) => {
      (await within(canvas).findByRole('button', { name: 'Настройки' })).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Tab}{Enter}');
      const speed = await within(canvas).findByRole('radio', { name: 'Нормальная' });
      await waitFor(() => expect(speed).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(within(canvas).getByRole('radio', { name: '1,25×' })).toBeChecked();
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await expect(within(canvas).getByRole('button', { name: 'Настройки' })).toHaveFocus();
    },
  }),

  Report: playerStory({
    props: { onReport: taken },
    act: async (_, canvas) => {
      const panel = await openReport(canvas);
      await expect(panel.getByRole('button', { name: 'Отправить' })).toBeDisabled();
      await userEvent.click(panel.getByRole('checkbox', { name: 'Нет звука' }));
    },
  }),

  ReportFailed: playerStory({
    props: { onReport: refused },
    act: async (_, canvas) => {
      const panel = await openReport(canvas);
      await userEvent.click(panel.getByRole('checkbox', { name: 'Нет звука' }));
      await userEvent.click(panel.getByRole('button', { name: 'Отправить' }));
      await panel.findByText(/получилось отправить/);
      await expect(panel.getByRole('checkbox', { name: 'Нет звука' })).toBeChecked();
    },
  }),

  ReportThanks: playerStory({
    props: { onReport: taken },
    act: async (_, canvas) => {
      const panel = await openReport(canvas);
      panel.getByRole('checkbox', { name: 'Нет звука' }).focus();
      await userEvent.keyboard(' {Tab}{Tab}{Tab}{Enter}');
      const done = await panel.findByRole('button', { name: 'К\u00a0настройкам' });
      await waitFor(() => expect(done).toHaveFocus());
    },
  }),

  ArmenianReport: playerStory({
    props: { onReport: taken },
    globals: { language: 'hye' },
    act: async (_, canvas) => {
      await userEvent.click(await within(canvas).findByRole('button', { name: 'Կարգավորումներ' }));
      await userEvent.click(
        await within(canvas).findByRole('button', { name: 'Հայտնել խնդրի մասին' }),
      );
    },
  }),

  NarrowShortcuts: playerStory({
    globals: { viewport: { value: 'mobile1' } },
    act: async () => {
      await userEvent.keyboard('?');
    },
  }),
});
