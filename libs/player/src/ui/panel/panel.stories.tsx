import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerStory } from '../player.story-kit.tsx';
import { Player } from '../player.tsx';

const meta = {
  title: 'Player/Panel',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

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

export const Settings = playerStory({
  props: { onReport: taken },
  act: async ({ report }, canvas) => {
    report({ type: 'quality', height: 1080, bitrate: 5_000_000 });
    await openSettings(canvas);
  },
});

export const Quality = playerStory({
  act: async ({ report }, canvas) => {
    report({ type: 'quality', height: 720, bitrate: 2_500_000 });
    const panel = await openSettings(canvas);
    await userEvent.click(panel.getByRole('button', { name: /^Качество/ }));
    await expect(panel.getByRole('radio', { name: 'Автонастройка, 720p' })).toBeChecked();
  },
});

export const Speed = playerStory({
  act: async (_, canvas) => {
    const panel = await openSettings(canvas);
    await userEvent.click(panel.getByRole('button', { name: /^Скорость/ }));
  },
});

export const Subtitles = playerStory({
  act: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Субтитры' }));
  },
});

export const Audio = playerStory({
  act: async (_, canvas) => {
    const panel = await openSettings(canvas);
    await userEvent.click(panel.getByRole('button', { name: /^Звук/ }));
    await expect(panel.getByRole('radio', { name: 'Русский' })).toBeChecked();
  },
});

export const CaptionStyle = playerStory({
  act: async ({ report }, canvas) => {
    report({ type: 'cues', cues: [{ text: '— Мост поёт.' }] });
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Субтитры' }));
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Вид субтитров' }));
    await userEvent.click(await within(canvas).findByRole('radio', { name: 'Жёлтый' }));
    await expect(within(canvas).getByRole('radio', { name: 'Жёлтый' })).toBeChecked();
    await userEvent.click(within(canvas).getByRole('button', { name: 'Вернуть обычный вид' }));
    await expect(within(canvas).getByRole('radio', { name: 'Белый' })).toBeChecked();
  },
});

export const Shortcuts = playerStory({
  act: async (_, canvas) => {
    await userEvent.keyboard('?');
    const back = await within(canvas).findByRole('button', { name: 'Клавиши' });
    await waitFor(() => expect(back).toHaveFocus());
  },
});

export const ByKeyboard = playerStory({
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
});

export const Report = playerStory({
  props: { onReport: taken },
  act: async (_, canvas) => {
    const panel = await openReport(canvas);
    await expect(panel.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Нет звука' }));
  },
});

export const ReportSending = playerStory({
  props: { onReport: () => new Promise(() => {}) },
  act: async (_, canvas) => {
    const panel = await openReport(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Нет звука' }));
    await userEvent.click(panel.getByRole('button', { name: 'Отправить' }));
    await panel.findByRole('button', { name: 'Отправляем' });
  },
});

export const ReportFailed = playerStory({
  props: { onReport: refused },
  act: async (_, canvas) => {
    const panel = await openReport(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Нет звука' }));
    await userEvent.click(panel.getByRole('button', { name: 'Отправить' }));
    await panel.findByText(/получилось отправить/);
    await expect(panel.getByRole('checkbox', { name: 'Нет звука' })).toBeChecked();
  },
});

export const ReportThanks = playerStory({
  props: { onReport: taken },
  act: async (_, canvas) => {
    const panel = await openReport(canvas);
    panel.getByRole('checkbox', { name: 'Нет звука' }).focus();
    await userEvent.keyboard(' {Tab}{Tab}{Tab}{Enter}');
    const done = await panel.findByRole('button', { name: 'К\u00a0настройкам' });
    await waitFor(() => expect(done).toHaveFocus());
  },
});

export const ArmenianReport = playerStory({
  props: { onReport: taken },
  globals: { language: 'hye' },
  act: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Կարգավորումներ' }));
    await userEvent.click(
      await within(canvas).findByRole('button', { name: 'Հայտնել խնդրի մասին' }),
    );
  },
});

export const NarrowShortcuts = playerStory({
  globals: { viewport: { value: 'mobile1' } },
  act: async () => {
    await userEvent.keyboard('?');
  },
});
