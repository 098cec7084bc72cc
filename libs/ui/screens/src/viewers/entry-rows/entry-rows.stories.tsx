import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { armenianTitle, longTitle, makeTitle } from '../../testing/fixtures.ts';
import { EntryRows, type EntryRow } from './entry-rows.tsx';

const remove = fn();

const rowOf = (title: ReturnType<typeof makeTitle>, progress: number): EntryRow => ({
  id: title.id,
  title: title.title,
  href: title.href,
  notes: ['Фильм', 'осталось 27 мин'],
  picture: { image: title.backdrop, shape: 'wide' },
  progress,
  action: { title: 'Убрать', name: `Убрать «${title.title}»`, onPress: remove },
});

const meta = {
  title: 'Components/EntryRows',
  component: EntryRows,
  args: {
    label: 'История просмотра',
    rows: [
      rowOf(makeTitle('mayak', 'Маяк'), 0.4),
      rowOf(makeTitle('metropolis', 'Метрополис'), 0.9),
    ],
  },
} satisfies Meta<typeof EntryRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Маяк' })).toBeVisible(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

/** Few entries on a page that is wider than a row needs. */
export const Beside: Story = { args: { isBeside: true } };

export const Removed: Story = {
  args: { rows: [{ ...rowOf(makeTitle('mayak', 'Маяк'), 0.4), isFaded: true, notes: ['Убрано'] }] },
};

/** This viewer may not do it. */
export const Closed: Story = {
  args: {
    rows: [
      {
        ...rowOf(makeTitle('mayak', 'Маяк'), 0.4),
        action: {
          title: 'Отключить',
          name: 'Отключить: «Маяк»',
          closedReason: 'Это может делать только взрослый',
          onPress: remove,
        },
      },
    ],
  },
};

export const Payments: Story = {
  args: {
    label: 'Платежи',
    rows: ['Кино', 'Спорт'].map((title) => ({
      id: title,
      title,
      notes: ['21\u00A0ноября 2026 · Автоплатёж', 'Мир •• 0004'],
      value: '399\u00A0₽',
    })),
  },
};

export const Letters: Story = {
  args: {
    label: 'Письма',
    rows: [
      { id: 'new', title: 'Новинки недели', kicker: 'Новое', icon: 'mail', onPress: fn() },
      { id: 'poll', title: 'Как вам сервис?', notes: ['Опрос'], icon: 'chat', onPress: fn() },
    ],
  },
};

export const LongRussian: Story = {
  args: { rows: [rowOf(longTitle, 0.1)] },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { rows: [rowOf(armenianTitle, 0.6)] },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const BrokenPicture: Story = {
  args: {
    rows: [rowOf({ ...longTitle, backdrop: { ...longTitle.backdrop, url: '/missing' } }, 0.3)],
  },
};
